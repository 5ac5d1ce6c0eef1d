import React, {type ReactNode} from 'react';
import {otherTools} from '../../../functions/language/otherTools';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import type {Props} from './Props';
import styles from './styles.module.css';

/** Says which examples the code in the table repeats. */
function Introduction({of: {examples, equivalents = []}}: Props): ReactNode {
  const repeated = equivalents.filter(({expression}) => expression !== undefined);
  const [title, ...others] = new Set(repeated.map(({example = examples[0]!.title}) => example));
  if (title === undefined) {
    return null;
  }
  const what = others.length > 0 ? 'examples on this page' : `the example “${title}”`;
  return <p>Code with parameters repeats {what}.</p>;
}

/** What other tools call the function, and what they do differently. */
export default function OtherTools({of}: Props): ReactNode {
  return (
    <>
      <Introduction of={of} />
      <ScrollableTable stacks>
        <thead>
          <tr>
            <th>Tool</th>
            <th>Name or code</th>
            <th>Difference</th>
          </tr>
        </thead>
        <tbody>
          {of.equivalents?.map(({tool, name, expression, differs}) => (
            <tr key={tool + name}>
              <td>{otherTools[tool]}</td>
              <td>
                <code className={styles.wrap}>{expression ?? name}</code>
              </td>
              <td>{differs === undefined ? 'none' : <Prose withoutLinks>{differs}</Prose>}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
    </>
  );
}

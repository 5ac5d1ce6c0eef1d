import React, {type ReactNode} from 'react';
import {otherTools} from '@documentation/mapping/internal/language/otherTools';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import type {Props} from './Props';
import styles from './styles.module.css';

const listFormat = new Intl.ListFormat('en-GB');

/** Says which examples the code in the table reproduces. */
function Introduction({of: {examples, equivalents = []}}: Props): ReactNode {
  const withCode = equivalents.filter(({expression}) => expression !== undefined);
  const [title, ...others] = new Set(withCode.map(({example = examples[0]!.title}) => example));
  if (title === undefined) {
    return null;
  }
  const what = others.length > 0 ? 'examples on this page' : `the example “${title}”`;
  const tools = new Set(withCode.map(({tool}) => otherTools[tool]));
  return (
    <p>
      The code for {listFormat.format(tools)} reproduces {what}.
    </p>
  );
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

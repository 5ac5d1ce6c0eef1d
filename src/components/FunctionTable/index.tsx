import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {nameOfTypes} from '../../../functions/typeChecks';
import type {Category, MappingFunctionFacts} from '../../../functions/types';
import Prose from '../FunctionPage/Prose';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

export interface Props {
  readonly of: Category;
}

/** (text, length, side?) → Text */
function shortSignature({parameters, returns}: MappingFunctionFacts): string {
  const names = Object.entries(parameters).map(([name, {rest, default: fallback}]) =>
    rest ? `…${name}` : fallback === undefined ? name : `${name}?`,
  );
  return `(${names.join(', ')}) → ${nameOfTypes(returns.type)}`;
}

/** The functions of a category: name, what it does, signature. A phone shows the first two at once. */
export default function FunctionTable({of}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Function</th>
          <th>What it does</th>
          <th>Signature</th>
        </tr>
      </thead>
      <tbody>
        {of.functions
          .filter(({unlisted}) => !unlisted)
          .map((definition) => (
            <tr key={definition.name}>
              <td>
                <Link
                  to={`/platformRef/mappingFunctions/${definition.category}/${definition.name}`}>
                  {definition.name}
                </Link>
              </td>
              <td className={styles.summary}>
                <Prose>{definition.summary}</Prose>
              </td>
              <td className={styles.signature}>
                <code>{shortSignature(definition)}</code>
              </td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}

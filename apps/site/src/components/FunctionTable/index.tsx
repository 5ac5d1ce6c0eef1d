import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {FunctionRow} from '@documentation/reference/internal/pages/functionRows';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

export interface Props {
  readonly of: readonly FunctionRow[];
}

/** The functions in a category: name, summary and signature. On a phone, the first two fit without scrolling. */
export default function FunctionTable({of: rows}: Props): ReactNode {
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
        {rows.map(({category, name, summary, signature}) => (
          <tr key={name}>
            <td>
              <Link to={`/platformRef/mappingFunctions/${category}/${name}`}>{name}</Link>
            </td>
            <td className={styles.summary}>
              <Prose>{summary}</Prose>
            </td>
            <td className={styles.signature}>
              <code>{signature}</code>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

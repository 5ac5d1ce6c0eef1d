import React, {type ReactNode} from 'react';
import {formatCall} from '../../../functions/notation/formatCall';
import ScrollableTable from '../ScrollableTable';
import ErrorCodeLink from './ErrorCodeLink';
import {formatResult} from './formatResult';
import type {Props} from './Props';
import styles from './styles.module.css';

export default function EdgeCases({of}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Case</th>
          <th>Call</th>
          <th>Result</th>
        </tr>
      </thead>
      <tbody>
        {of.examples
          .filter(({kind}) => kind === 'edge')
          .map((example) => (
            <tr key={example.title}>
              <td>{example.title}</td>
              <td className={styles.wrap}>
                <code>{formatCall(of, example.args)}</code>
              </td>
              <td className={styles.wrap}>
                {'error' in example ? (
                  <ErrorCodeLink code={example.error} />
                ) : (
                  <code>{formatResult(example.result, Infinity)}</code>
                )}
              </td>
            </tr>
          ))}
      </tbody>
    </ScrollableTable>
  );
}

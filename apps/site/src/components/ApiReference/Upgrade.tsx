import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';
import type {UpgradeView} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

/** What to change in a client when you upgrade it by one version. */
export default function Upgrade({of}: {readonly of: UpgradeView}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Topic</th>
          <th className={styles.date}>{of.from}</th>
          <th className={styles.date}>{of.to}</th>
          <th>What to change</th>
        </tr>
      </thead>
      <tbody>
        {of.differences.map(({topic, before, after, upgrade}) => (
          <tr key={topic}>
            <td>{topic}</td>
            {[before, after, upgrade].map((text) => (
              <td key={text}>
                <Prose>{text}</Prose>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import type {DeliveryView} from '@documentation/reference/internal/pages/apiReference';

/** The retry schedule for webhook deliveries. */
export default function Attempts({of}: {readonly of: DeliveryView}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Attempt</th>
          <th>Delay after the previous attempt</th>
        </tr>
      </thead>
      <tbody>
        {of.attempts.map((delay, index) => (
          <tr key={delay}>
            <td>{index + 1}</td>
            <td>{delay}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

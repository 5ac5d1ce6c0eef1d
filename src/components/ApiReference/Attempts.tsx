import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import type {DeliveryView} from '../../universal/apiReference';

/** When an event is sent again. */
export default function Attempts({of}: {readonly of: DeliveryView}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Attempt</th>
          <th>After the one before</th>
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

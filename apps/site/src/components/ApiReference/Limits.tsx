import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import ProblemLink from './ProblemLink';
import type {LimitView} from '@documentation/reference/internal/pages/apiReference';

export default function Limits({of}: {readonly of: readonly LimitView[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Applies to</th>
          <th>Limit</th>
          <th>Error when exceeded</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({name, value, beyond}) => (
          <tr key={name}>
            <td>{name}</td>
            <td>{value}</td>
            <td>{beyond ? <ProblemLink code={beyond} /> : '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

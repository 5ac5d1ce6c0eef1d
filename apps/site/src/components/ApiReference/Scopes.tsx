import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import type {ScopeView} from '@documentation/reference/internal/pages/apiReference';

export default function Scopes({of}: {readonly of: readonly ScopeView[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Scope</th>
          <th>Permission</th>
          <th>Operations</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({name, description, operations}) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>{description}</td>
            <td>{operations.join(', ')}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

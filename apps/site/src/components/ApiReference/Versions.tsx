import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import type {VersionView} from '@documentation/reference/internal/pages/apiReference';

/** The API versions, newest first, with the date until which each works. */
export default function Versions({of}: {readonly of: readonly VersionView[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Version</th>
          <th>Status</th>
          <th>Works until</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({version, deprecatedOn, sunsetOn}) => (
          <tr key={version}>
            <td>
              <code>{version}</code>
            </td>
            <td>{deprecatedOn ? `deprecated since ${deprecatedOn}` : 'current'}</td>
            <td>{sunsetOn ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

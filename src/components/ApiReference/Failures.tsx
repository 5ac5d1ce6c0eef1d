import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import ProblemLink from './ProblemLink';
import type {Failure} from './types';

/** The problems that an operation can answer with, by status. */
export default function Failures({of}: {readonly of: readonly Failure[]}): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Status</th>
          <th>Problem</th>
        </tr>
      </thead>
      <tbody>
        {of.map(({status, codes}) => (
          <tr key={status}>
            <td>{status}</td>
            <td>
              {codes.map((code, index) => (
                <React.Fragment key={code}>
                  {index > 0 && ', '}
                  <ProblemLink code={code} />
                </React.Fragment>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

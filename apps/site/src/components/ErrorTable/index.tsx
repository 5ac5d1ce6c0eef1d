import React, {type ReactNode} from 'react';
import type {WorkflowErrorCode} from '@documentation/workflow/internal/language/types';
import ScrollableTable from '../ScrollableTable';
import ErrorCodeLink from '../ErrorCodeLink';
import Prose from '../Prose';

export interface Props {
  readonly errors: readonly {readonly code: WorkflowErrorCode; readonly when: string}[];
}

export default function ErrorTable({errors}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>Code</th>
          <th>When</th>
        </tr>
      </thead>
      <tbody>
        {errors.map(({code, when}) => (
          <tr key={code}>
            <td>
              <ErrorCodeLink code={code} />
            </td>
            <td>
              <Prose>{when}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

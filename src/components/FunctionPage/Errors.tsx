import React, {type ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import ErrorCodeLink from './ErrorCodeLink';
import Prose from './Prose';
import type {Props} from './Props';

const anyWrongType = {
  code: 'E_TYPE',
  when: 'an argument has a type that its parameter doesn’t accept',
} as const;

export default function Errors({of}: Props): ReactNode {
  const declaresType = of.errors.some(({code}) => code === 'E_TYPE');
  const errors = declaresType ? of.errors : [...of.errors, anyWrongType];
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

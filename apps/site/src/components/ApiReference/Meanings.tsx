import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import ScrollableTable from '../ScrollableTable';

export interface Props {
  /** Values with their meanings. */
  readonly of: Readonly<Record<string, string>>;
  /** The heading of the first column. */
  readonly label: string;
}

/** The values of a field, such as the run status, with their meanings. */
export default function Meanings({of, label}: Props): ReactNode {
  return (
    <ScrollableTable>
      <thead>
        <tr>
          <th>{label}</th>
          <th>Meaning</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(of).map(([value, meaning]) => (
          <tr key={value}>
            <td>
              <code>{value}</code>
            </td>
            <td>
              <Prose>{meaning}</Prose>
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

import React, {type ReactNode} from 'react';
import {formatValue} from '../../../functions/notation/formatCall';
import type {Value} from '../../../functions/types';
import ScrollableTable from '../ScrollableTable';
import type {Table} from './table';
import styles from './result.module.css';

export interface Props {
  readonly table: Table;
}

const MAX_ROWS_SHOWN = 100;

function cellText(value: Value | undefined): string {
  if (value === undefined) {
    return '';
  }
  return typeof value === 'string' ? value : formatValue(value);
}

/** A table of the rows, the first hundred of them. */
export default function Grid({table: {columns, rows}}: Props): ReactNode {
  return (
    <div className={styles.grid}>
      <ScrollableTable>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, MAX_ROWS_SHOWN).map((row, index) => (
            <tr key={index}>
              {columns.map((column, position) => (
                <td key={column} data-type={row[position] === null ? 'null' : typeof row[position]}>
                  {cellText(row[position])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {rows.length > MAX_ROWS_SHOWN && (
        <p className={styles.note}>
          The first {MAX_ROWS_SHOWN} of {rows.length} rows.
        </p>
      )}
    </div>
  );
}

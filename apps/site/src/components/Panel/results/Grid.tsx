import React, {type ReactNode} from 'react';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import ScrollableTable from '../../ScrollableTable';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import {tableOf} from './table';
import styles from '../result.module.css';

export interface Props {
  readonly value: Value;
  /** The total number of rows, if the value doesn't contain all of them. */
  readonly rowCount: number | undefined;
  /** Whether rows start with their number, counted from 1. */
  readonly isNumbered?: boolean;
}

function cellText(value: Value | undefined): string {
  if (value === undefined) {
    return '';
  }
  return typeof value === 'string' ? value : formatValue(value);
}

/** A table of a list's first rows and columns. */
export default function Grid({value, rowCount, isNumbered = false}: Props): ReactNode {
  const {columns, rows, columnCount, ...table} = tableOf(value)!;
  const allRows = rowCount ?? table.rowCount;
  return (
    <div className={styles.grid}>
      <ScrollableTable>
        <thead>
          <tr>
            {isNumbered && <th scope="col">Row</th>}
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {isNumbered && <th scope="row">{index + 1}</th>}
              {columns.map((column, position) => (
                <td key={column} data-type={row[position] === null ? 'null' : typeof row[position]}>
                  {cellText(row[position])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      {(rows.length < allRows || columns.length < columnCount) && (
        <p className={styles.note}>
          Shows the first {rows.length} of {formatCount(allRows)} {allRows === 1 ? 'row' : 'rows'}{' '}
          and {columns.length} of {formatCount(columnCount)}{' '}
          {columnCount === 1 ? 'column' : 'columns'}.
        </p>
      )}
    </div>
  );
}

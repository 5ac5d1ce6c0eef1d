import React, {type ReactNode} from 'react';
import type {SheetData} from '@documentation/reference/internal/pages/samplePreview';
import ScrollableTable from '../ScrollableTable';
import styles from './styles.module.css';

export interface Props {
  readonly of: SheetData;
  /** The headers of the columns to show. Without them, the whole sheet is shown. */
  readonly columns?: readonly string[];
}

/** 0 → 'A' */
const letterOf = (column: number) => String.fromCodePoint(65 + column);

/** A sheet as a spreadsheet program shows it, or some of its columns from the headers down. */
export default function Sheet({of: {file, headerRow, rows}, columns}: Props): ReactNode {
  const headers = rows[headerRow - 1]!;
  const shown = headers.flatMap((header, column) =>
    !columns || (header !== null && columns.includes(header)) ? [column] : [],
  );
  const first = columns ? headerRow : 1;
  const label = columns ? `Columns of ${file}: ${columns.join(', ')}` : `The sheet in ${file}`;
  return (
    <ScrollableTable aria-label={label} className={styles.sheet}>
      <thead>
        <tr>
          <td />
          {shown.map((column) => (
            <th key={column} scope="col">
              {letterOf(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.slice(first - 1).map((cells, index) => (
          <tr key={index} className={first + index === headerRow ? styles.headers : undefined}>
            <th scope="row">{first + index}</th>
            {shown.map((column) => (
              <td key={column} className={styles.cell}>
                {cells[column]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}

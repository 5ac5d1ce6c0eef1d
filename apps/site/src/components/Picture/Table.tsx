import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Row, Table as TableData} from '@documentation/reference/internal/pages/pictures';
import Marks, {hueOf} from './Marks';
import styles from './styles.module.css';

interface HeaderProps {
  readonly columns: readonly string[];
  readonly children?: ReactNode;
}

export function Header({columns, children}: HeaderProps): ReactNode {
  return (
    <div className={clsx(styles.row, styles.muted)}>
      <span className={styles.cell} />
      {columns.map((column) => (
        <span key={column} className={styles.cell}>
          {column}
        </span>
      ))}
      {children}
    </div>
  );
}

function Reason({of: {isLeftOut, sameAs}}: {readonly of: Row}): ReactNode {
  return (
    <span className={clsx(styles.cell, styles.reason)}>
      {isLeftOut && (sameAs === undefined ? 'left out' : `same as ${sameAs}`)}
    </span>
  );
}

interface RowProps {
  readonly of: Row;
  readonly children?: ReactNode;
}

export function TableRow({of, children}: RowProps): ReactNode {
  const {marks, cells, isLeftOut} = of;
  return (
    <div className={clsx(styles.row, isLeftOut && styles.leftOut)}>
      <span className={clsx(styles.cell, styles.marks)}>
        <Marks of={marks} />
      </span>
      {cells.map((cell, index) => (
        <span key={index} className={clsx(styles.cell, styles.value)}>
          {cell}
        </span>
      ))}
      {children}
    </div>
  );
}

export default function Table({of: {title, columns, rows}}: {readonly of: TableData}): ReactNode {
  const isCut = rows.some(({isLeftOut}) => isLeftOut);
  return (
    <div className={clsx(styles.table, hueOf(rows[0]?.marks[0]?.hue ?? 0))}>
      {title !== undefined && <div className={styles.tableTitle}>{title}</div>}
      <div className={styles.rows}>
        {columns.length > 0 && (
          <Header columns={columns}>{isCut && <span className={styles.cell} />}</Header>
        )}
        {rows.map((row, index) => (
          <TableRow key={index} of={row}>
            {isCut && <Reason of={row} />}
          </TableRow>
        ))}
      </div>
      {rows.length === 0 && <div className={clsx(styles.cell, styles.muted)}>empty</div>}
    </div>
  );
}

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  PictureProps,
  RunningTotalPicture as RunningTotalPictureData,
} from '@documentation/reference/internal/pages/pictures';
import Figure from './Figure';
import {Header, TableRow} from './Table';
import styles from './styles.module.css';

function Total({text, isResult}: {readonly text: string; readonly isResult: boolean}): ReactNode {
  return (
    <span className={clsx(styles.cell, styles.value, isResult && styles.result)}>
      → {text}
      {isResult && ' (result)'}
    </span>
  );
}

/** A list, and the total after each of its items. */
export default function RunningTotalPicture({
  of,
}: PictureProps<RunningTotalPictureData>): ReactNode {
  const {caption, label, columns, initial, rows} = of;
  const itemColumns = columns.length > 0 ? columns : ['item'];
  return (
    <Figure caption={caption} label={label}>
      <div className={clsx(styles.table, styles.hue0)}>
        <div className={styles.rows}>
          <Header columns={itemColumns}>
            <span className={styles.cell}>@total</span>
          </Header>
          <TableRow of={{marks: [], cells: ['start', ...itemColumns.slice(1).map(() => '')]}}>
            <Total text={initial} isResult={rows.length === 0} />
          </TableRow>
          {rows.map((row, index) => (
            <TableRow key={index} of={row}>
              <Total text={row.total} isResult={index === rows.length - 1} />
            </TableRow>
          ))}
        </div>
      </div>
    </Figure>
  );
}

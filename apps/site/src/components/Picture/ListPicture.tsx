import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  ListPicture as ListPictureData,
  PictureProps,
  Table as TableData,
} from '@documentation/reference/internal/pages/pictures';
import Figure from './Figure';
import Table from './Table';
import styles from './styles.module.css';

interface SideProps {
  readonly title: string;
  readonly tables: readonly TableData[];
}

function Side({title, tables}: SideProps): ReactNode {
  return (
    <div className={styles.side}>
      <div className={styles.sideTitle}>{title}</div>
      {tables.map((table, index) => (
        <Table key={index} of={table} />
      ))}
    </div>
  );
}

/** The lists before and after a call. Marks show where each item ends up. */
export default function ListPicture({of}: PictureProps<ListPictureData>): ReactNode {
  const {caption, label, before, after} = of;
  return (
    <Figure caption={caption} label={label}>
      <div className={styles.sides}>
        <Side title="Input" tables={before} />
        <svg viewBox="0 0 32 16" className={clsx(styles.arrow, styles.line)}>
          <path d="M1 8 L29 8 M22 2 L29 8 L22 14" />
        </svg>
        <Side title="Result" tables={after} />
      </div>
    </Figure>
  );
}

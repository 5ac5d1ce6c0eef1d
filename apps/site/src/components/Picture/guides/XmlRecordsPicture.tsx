import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {xmlRecords, xmlTree} from '@documentation/reference/internal/pages/guidePictures';
import Figure from '../Figure';
import Table from '../Table';
import Tree from './Tree';
import styles from '../styles.module.css';
import treeStyles from './tree.module.css';

/** Shows which elements of invoices.xml become records, and which become fields. */
export default function XmlRecordsPicture(): ReactNode {
  return (
    <Figure
      caption="One path selects the records. The other paths start at each record and select its fields."
      label="The elements of invoices.xml as a tree, and the records that they become. The path //b:invoice selects two invoices. In each, @number selects the number, p:buyer/p:name the buyer, and b:note the note. The note of the first invoice is empty text. The second invoice has no note, so its value is null.">
      <div className={styles.sides}>
        <div className={styles.side}>
          <Tree rows={xmlTree} />
        </div>
        <svg viewBox="0 0 32 16" className={clsx(styles.arrow, styles.line)}>
          <path d="M1 8 L29 8 M22 2 L29 8 L22 14" />
        </svg>
        <div className={clsx(styles.side, treeStyles.records)}>
          <Table of={xmlRecords} />
        </div>
      </div>
    </Figure>
  );
}

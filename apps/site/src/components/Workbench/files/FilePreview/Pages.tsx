import React, {type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import styles from './styles.module.css';

export interface Props {
  /** What Readers.PDF.ReadPages returned: a list of objects with `page` and `text`. */
  readonly pages: Value;
  readonly pageCount: number;
}

/** The text of a PDF, page by page. */
export default function Pages({pages, pageCount}: Props): ReactNode {
  const shown = pages as unknown as readonly {readonly page: number; readonly text?: string}[];
  return (
    <>
      {shown.map(({page, text}) => (
        <section key={page} aria-label={`Page ${page}`} className={styles.page}>
          <p className={styles.note}>Page {page}</p>
          {text?.trim() ? (
            <pre className={styles.text}>{text}</pre>
          ) : (
            <p className={styles.note}>No text. The page may be a scan.</p>
          )}
        </section>
      ))}
      {shown.length < pageCount && (
        <p className={styles.note}>
          Shows the first {shown.length} of {formatCount(pageCount)} pages.
        </p>
      )}
    </>
  );
}

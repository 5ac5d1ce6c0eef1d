import React, {type ReactNode} from 'react';
import styles from '../result.module.css';

export interface Props {
  readonly isAsDocumented: boolean;
  /** Whether the draft differs from the example. */
  readonly isChanged: boolean;
  /** The example title. */
  readonly title: string;
  /** The example's documented result. */
  readonly children: ReactNode;
}

/** Confirms that an unchanged example's result is as documented. Otherwise, offers the documented result. */
export default function Comparison({isAsDocumented, isChanged, title, children}: Props): ReactNode {
  if (isAsDocumented && !isChanged) {
    return (
      <p className={styles.asDocumented}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
          <path d="M3 8.5 6.5 12 13 4.5" />
        </svg>
        As documented
      </p>
    );
  }
  return (
    <details className={styles.documented}>
      <summary>{isChanged ? 'Documented result' : 'Not as documented'}</summary>
      <p className={styles.note}>{title}</p>
      {children}
    </details>
  );
}

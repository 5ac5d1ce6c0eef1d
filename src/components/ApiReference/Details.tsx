import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Collapsed content in a native element, which works without scripts. */
export default function Details({summary, children}: Props): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

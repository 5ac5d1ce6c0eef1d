import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly summary: string;
  readonly children: ReactNode;
}

/** Collapsible content in a native <details> element, which works without scripts. */
export default function Details({summary, children}: Props): ReactNode {
  return (
    <details className={styles.details}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}

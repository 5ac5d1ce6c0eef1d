import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** More examples than this would push the following sections out of sight. */
const MAX_SHOWN = 3;

export interface Props {
  readonly count: number;
  readonly children: ReactNode;
}

/** Failing examples, which are collapsed if there are many. */
export default function WaysItFails({count, children}: Props): ReactNode {
  if (count <= MAX_SHOWN) {
    return children;
  }
  return (
    <details className={styles.fold}>
      <summary>{count} failing examples</summary>
      {children}
    </details>
  );
}

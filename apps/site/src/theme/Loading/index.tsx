// Unlike the fallback theme's loading state, this has our design, a dark mode, and roles that assistive
// technology announces. As specified, it shows nothing at first, then a spinner or an error. Both are at the edge of
// the window, over a page that can already be read (clientModules/firstLoadFailure.tsx).
import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly error: Error | null;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) {
    return (
      <div role="alert" className={styles.error}>
        <p className={styles.title}>This part of the page couldn’t be loaded.</p>
        <p className={styles.message}>{String(error)}</p>
        <button type="button" className={styles.retry} onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (pastDelay) {
    return (
      <div role="status" className={styles.loading}>
        <span className={styles.spinner} aria-hidden="true" />
        Loading…
      </div>
    );
  }
  return null;
}

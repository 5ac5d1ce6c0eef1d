import React, {useEffect, useState, type ReactNode} from 'react';
import {LONG_RUN_MS} from '../../../universal/constants';
import styles from '../result.module.css';

export interface Props {
  readonly onStop: () => void;
}

const TICK_MS = 100;

/** Shows how long a run has taken, and stops it. Most runs end before this appears. */
export default function LongRun({onStop}: Props): ReactNode {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - start), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (elapsedMs < LONG_RUN_MS) {
    return null;
  }
  return (
    <p className={styles.longRun}>
      <span role="status">Still running</span>
      <span aria-hidden="true">{`, ${(elapsedMs / 1000).toFixed(1)}\u00A0s`}</span>
      <button type="button" className={styles.stop} onClick={onStop}>
        Stop
      </button>
    </p>
  );
}

import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {COPIED_LABEL_MS} from '../../../universal/constants';
import styles from './styles.module.css';

export interface Props {
  /** Notation: '$files["prices.csv"]' */
  readonly text: string;
  /** A shorter text to show: '$files[…]' */
  readonly label?: string;
  /** Without it, the text is copied. */
  readonly onInsert?: (text: string) => void;
}

/** Notation that a press inserts into the mapping, or copies. */
export default function InsertButton({text, label = text, onInsert}: Props): ReactNode {
  const [status, setStatus] = useState('');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function press(): Promise<void> {
    try {
      if (onInsert) {
        onInsert(text);
      } else {
        await navigator.clipboard.writeText(text);
      }
      setStatus(onInsert ? 'Inserted' : 'Copied');
    } catch {
      setStatus('Not copied');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStatus(''), COPIED_LABEL_MS);
  }

  const verb = onInsert ? 'Insert' : 'Copy';
  return (
    <>
      <button
        type="button"
        className={clsx('clean-btn', styles.insert)}
        title={`${verb} ${text}`}
        aria-label={`${verb} ${text}`}
        onClick={() => void press()}>
        <code>{label}</code>
      </button>
      <span aria-live="polite" className={styles.inserted}>
        {status}
      </span>
    </>
  );
}

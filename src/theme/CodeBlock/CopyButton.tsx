import React, {useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';
import {COPIED_LABEL_MS} from '../../universal/constants';
import {report} from '../../report';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  /** The element that shows the code: selected when the clipboard is refused, so that Ctrl+C works. */
  readonly codeRef: RefObject<HTMLElement | null>;
}

export default function CopyButton({code, codeRef}: Props): ReactNode {
  const [status, setStatus] = useState<'idle' | 'copied' | 'failed'>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(code);
      setStatus('copied');
      report('copy_code');
    } catch {
      window.getSelection()?.selectAllChildren(codeRef.current!);
      setStatus('failed');
    }
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStatus('idle'), COPIED_LABEL_MS);
  }

  const label = {idle: 'Copy', copied: 'Copied', failed: 'Press Ctrl+C'}[status];
  return (
    <button
      type="button"
      className={clsx('clean-btn', styles.copyButton)}
      data-status={status}
      onClick={() => void copy()}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
        {status === 'copied' ? (
          <path d="M3 8.5 6.5 12 13 4.5" />
        ) : (
          <path d="M5.5 5.5v-3h8v8h-3m-8-5h8v8h-8z" />
        )}
      </svg>
      <span aria-live="polite">{label}</span>
    </button>
  );
}

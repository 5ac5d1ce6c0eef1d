import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {COPIED_LABEL_MS} from '../../../universal/constants';
import styles from '../panel.module.css';

export interface Props {
  /** Returns the draft as JSON, or undefined if it is too large. */
  readonly draft: () => string | undefined;
}

const labels = {
  idle: 'Share',
  copied: 'Link copied',
  inAddress: 'Copy the link from the address bar',
  tooLarge: 'Too large for a link',
  notLoaded: 'Couldn’t create the link. Try again.',
} as const;

/** Copies a link that opens the page with this draft. The data is in the link, not on a server. */
export default function ShareButton({draft}: Props): ReactNode {
  const [status, setStatus] = useState<keyof typeof labels>('idle');
  const timer = useRef<number>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function share(): Promise<keyof typeof labels> {
    const {pathname} = window.location;
    const {encodeFragment} = await import('./share');
    const json = draft();
    const fragment = json && (await encodeFragment(json));
    if (fragment === undefined) {
      return 'tooLarge';
    }
    // The reader may be on another page by now.
    if (window.location.pathname !== pathname) {
      return 'notLoaded';
    }
    window.history.replaceState(window.history.state, '', fragment);
    try {
      await navigator.clipboard.writeText(window.location.href);
      return 'copied';
    } catch {
      return 'inAddress';
    }
  }

  async function shareAndSay(): Promise<void> {
    setStatus(await share().catch(() => 'notLoaded' as const));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setStatus('idle'), COPIED_LABEL_MS);
  }

  return (
    <button type="button" className={styles.tool} onClick={() => void shareAndSay()}>
      <span aria-live="polite">{labels[status]}</span>
    </button>
  );
}

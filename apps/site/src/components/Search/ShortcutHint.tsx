import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';

/** 'Ctrl K', or '⌘ K' on Apple devices. Invisible until the platform is known. */
export default function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  const modifier = isBrowser && /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl';
  return (
    <kbd aria-hidden="true" className={styles.shortcut} data-ready={isBrowser}>
      {modifier} K
    </kbd>
  );
}

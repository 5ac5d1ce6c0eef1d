// The theme's skip link also moves the focus to its container after a navigation. This one doesn't, because
// clientModules/routeFocus.ts moves the focus to the new heading.
import React, {type MouseEvent, type ReactNode} from 'react';
import {SkipToContentFallbackId} from '@docusaurus/theme-common';
import {focusProgrammatically} from '../../focus';
import styles from './styles.module.css';

function focusMain(event: MouseEvent): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main) {
    event.preventDefault();
    focusProgrammatically(main);
    main.scrollIntoView();
  }
}

export default function SkipToContent(): ReactNode {
  return (
    <a className={styles.link} href={`#${SkipToContentFallbackId}`} onClick={focusMain}>
      Skip to main content
    </a>
  );
}

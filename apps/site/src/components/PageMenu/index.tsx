import React, {useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {markdownPath} from '../../universal/markdownPath';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

export interface Props {
  /** The canonical path of the page. */
  readonly page: string;
}

async function read(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) {
    throw new Error(`${path} returned ${response.status}.`);
  }
  return response.text();
}

/** Offers the page as Markdown. Without scripts, the links still work. */
export default function PageMenu({page}: Props): ReactNode {
  const summaryRef = useRef<HTMLElement>(null);
  const path = markdownPath(page);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the menu.
    <details
      className={styles.menu}
      onKeyDown={({key, currentTarget}) => {
        if (key === 'Escape') {
          currentTarget.open = false;
          summaryRef.current?.focus();
        }
      }}
      onBlur={({currentTarget, relatedTarget}) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
          currentTarget.open = false;
        }
      }}>
      <summary ref={summaryRef}>Markdown</summary>
      <div className={styles.list}>
        <CopyButton label="Copy page" code={() => read(path)} />
        <a href={path}>View as Markdown</a>
        <a href={useBaseUrl('/llms.txt')}>List of all pages</a>
      </div>
    </details>
  );
}

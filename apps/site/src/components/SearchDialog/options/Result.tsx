import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {SearchResult} from '@documentation/reference/internal/search/types';
import {optionId} from '../ids';
import Marked from './Marked';
import styles from '../options.module.css';

export interface Props {
  readonly result: SearchResult;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onChoose: (inNewTab: boolean) => void;
}

/** A search result: an ordinary link that is also an option, so the arrow keys can select it. */
export default function Result({result, index, isActive, onActivate, onChoose}: Props): ReactNode {
  const {url, meta, excerpt, terms} = result;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);

  function onClick(event: MouseEvent): void {
    // With a modifier key, the browser opens the link in its own way, such as in a new tab.
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
      event.preventDefault();
      onChoose(false);
    }
  }

  return (
    <a
      ref={link}
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={url}
      className={styles.option}
      onClick={onClick}
      onMouseMove={isActive ? undefined : onActivate}>
      <span className={styles.resultHead}>
        <span className={styles.title}>
          <Marked text={meta.title} terms={terms} />
        </span>
        <span className={styles.kind}>{meta.kind}</span>
      </span>
      <span className={styles.excerpt}>
        <Marked text={excerpt} terms={terms} />
      </span>
      {meta.breadcrumb.length > 0 && (
        <span className={styles.breadcrumb}>{meta.breadcrumb.join(' › ')}</span>
      )}
    </a>
  );
}

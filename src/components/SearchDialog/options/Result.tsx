import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import type {SearchResult} from '../../../search/types';
import {optionId} from '../ids';
import Marked from './Marked';
import styles from './options.module.css';

export interface Props {
  readonly result: SearchResult;
  readonly index: number;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onChoose: (inNewTab: boolean) => void;
}

/** A link, so that it can be opened as any link; the keys move through it as an option. */
export default function Result({result, index, isActive, onActivate, onChoose}: Props): ReactNode {
  const {url, meta, excerpt, terms} = result;
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) {
      link.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);

  function onClick(event: MouseEvent): void {
    // With a key held down the browser opens the link its own way.
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

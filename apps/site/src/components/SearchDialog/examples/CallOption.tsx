import React, {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {optionId} from '../ids';
import optionStyles from '../options.module.css';
import type {Call} from './answerExamples';
import styles from './calls.module.css';

export interface Props {
  readonly call: Call;
  readonly index: number;
  /** Its place among the calls. */
  readonly row: number;
  readonly isActive: boolean;
  readonly onActivate: () => void;
  readonly onChoose: () => void;
}

/** A call with its result, and what its functions do. */
export default function CallOption({
  call,
  index,
  row,
  isActive,
  onActivate,
  onChoose,
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {notation, path, results, functions} = call;
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) {
      option.current?.scrollIntoView({block: 'nearest'});
    }
  }, [isActive]);

  function onClick(event: MouseEvent): void {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (path === undefined || !isForBrowser) {
      event.preventDefault();
      onChoose();
    }
  }

  return (
    <a
      ref={option}
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={path && withBaseUrl(path)}
      className={optionStyles.option}
      style={{gridRow: row * 2 + 1}}
      onClick={onClick}
      onMouseMove={isActive ? undefined : onActivate}>
      <code className={styles.call}>{notation}</code>
      <span className={styles.result}>
        → <code>{results.join(', ')}</code>
      </span>
      {functions.map(({name, summary}) => (
        <span key={name} className={styles.summary}>
          {name}: {summary}
        </span>
      ))}
    </a>
  );
}

import React, {useRef, useState, type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import {rawText, ResultTools, ValueView, type View} from '../../Panel/results';
import {firstViewOf, viewsFor} from './views';
import styles from './outcome.module.css';

export interface Props {
  readonly value: Value;
  /** The size of the whole value, if the value was cut: '1,204 items' */
  readonly cutFrom?: string;
}

/** A value inside a tab, with its views. */
export default function ValueBox({value, cutFrom}: Props): ReactNode {
  const bodyRef = useRef<HTMLDivElement>(null);
  const [wanted, setView] = useState<View>();
  const views = viewsFor(value);
  const view = wanted && views.includes(wanted) ? wanted : firstViewOf(value);
  return (
    <div className={styles.valueBox}>
      <ResultTools
        views={views}
        view={view}
        text={() => rawText(value)}
        textRef={bodyRef}
        file={undefined}
        fileName=""
        canBeCopied={cutFrom === undefined && !(value instanceof Uint8Array)}
        onChooseView={setView}
      />
      <div ref={bodyRef} className={styles.value}>
        <ValueView value={value} view={view} />
      </div>
      {cutFrom !== undefined && (
        <p className={styles.note}>Shows only the beginning. Full size: {cutFrom}.</p>
      )}
    </div>
  );
}

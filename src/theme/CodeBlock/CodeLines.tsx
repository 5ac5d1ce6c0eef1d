import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {decodeLines} from './tokens';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly tokens: string;
  /** Counted from 1. */
  readonly highlightedLines?: ReadonlySet<number>;
}

/** Code as coloured lines. */
export default function CodeLines({code, tokens, highlightedLines}: Props): ReactNode {
  return decodeLines(code, tokens).map((line, index) => (
    <span
      key={index}
      className={clsx(styles.line, highlightedLines?.has(index + 1) && styles.highlighted)}>
      {line.map(({text, kind}, position) =>
        kind === 'plain' ? (
          text
        ) : (
          <span key={position} className={`token-${kind}`}>
            {text}
          </span>
        ),
      )}
      {'\n'}
    </span>
  ));
}

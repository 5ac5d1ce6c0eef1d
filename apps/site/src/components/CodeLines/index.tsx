import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import ColouredTokens from '../ColouredTokens';
import {decodeLines} from '@documentation/reference/internal/colouring/tokens';
import styles from './styles.module.css';

export interface Props {
  readonly code: string;
  readonly tokens: string;
  /** Line numbers, starting at 1. */
  readonly highlightedLines?: ReadonlySet<number>;
}

/** Code with one element per line, so lines can be highlighted and an edit updates only the lines it changes. */
export default function CodeLines({code, tokens, highlightedLines}: Props): ReactNode {
  return decodeLines(code, tokens).map((line, index) => (
    <span
      key={index}
      className={clsx(styles.line, highlightedLines?.has(index + 1) && styles.highlighted)}>
      <ColouredTokens tokens={line} />
      {'\n'}
    </span>
  ));
}

import React, {memo, type ReactNode} from 'react';
import {colourNotation} from '@documentation/reference/internal/colouring/notationTokens';
import ColouredTokens from '../../ColouredTokens';
import {cutTokens} from './cutTokens';

export interface Props {
  readonly children: string;
  readonly className?: string;
  /** Shortens the code in the middle to this many characters. */
  readonly maxLength?: number;
}

/** A short piece of notation or JSON, coloured, within a line. */
function Notation({children, className, maxLength = Infinity}: Props): ReactNode {
  return (
    <code className={className}>
      <ColouredTokens tokens={cutTokens(colourNotation(children), maxLength)} />
    </code>
  );
}

export default memo(Notation);

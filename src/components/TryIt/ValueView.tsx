import React, {type ReactNode} from 'react';
import {formatValue} from '../../../functions/notation/formatCall';
import type {Value} from '../../../functions/types';
import {formatResult} from '../CallAndOutcome/formatResult';
import {notationTokens} from '../../universal/notationTokens';
import Grid from './Grid';
import ResultCode from './ResultCode';
import {tableOf} from './table';

export type View = 'pretty' | 'raw' | 'table';

export interface Props {
  readonly value: Value;
  readonly view: View;
}

/** The ways to look at a value that show something of it. */
export function viewsOf(value: Value): View[] {
  if (value instanceof Uint8Array) {
    return ['pretty'];
  }
  const isPlain = typeof value !== 'string' && (typeof value !== 'object' || value === null);
  const views: View[] = isPlain ? ['pretty'] : ['pretty', 'raw'];
  return tableOf(value) ? [...views, 'table'] : views;
}

/** Pretty is as on the page, raw is the text itself or JSON on one line, a table has a row an item. */
export default function ValueView({value, view}: Props): ReactNode {
  const table = view === 'table' ? tableOf(value) : undefined;
  if (table) {
    return <Grid table={table} />;
  }
  if (view === 'raw') {
    return <ResultCode code={typeof value === 'string' ? value : formatValue(value)} tokens="" />;
  }
  const code = formatResult(value);
  const isText = value instanceof Uint8Array;
  return <ResultCode code={code} tokens={isText ? '' : notationTokens(code)} />;
}

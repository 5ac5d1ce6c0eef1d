import React, {lazy, memo, Suspense, type ReactNode} from 'react';
import {formatValue} from '../../../../functions/language/formatCall';
import type {Value} from '../../../../functions/language/types';
import type {Whole} from '../../../engine/messages';
import {formatResult, SHOWN_BYTES} from '../../../values/formatResult';
import {notationTokens} from '../../../universal/notationTokens';
import {formatSize} from '../../../values/formatSize';
import ResultCode from './ResultCode';
import {isTable} from './isTable';
import styles from '../result.module.css';

export type View = 'pretty' | 'raw' | 'table';

export interface Props {
  readonly value: Value;
  readonly view: View;
  /** When the value is only the start. */
  readonly whole?: Whole;
}

function NoGrid(): ReactNode {
  return <p className={styles.note}>The table couldn’t be loaded. Reload the page.</p>;
}

/** Loaded on demand, because few readers look at tables. */
const Grid = lazy(() => import('./Grid').catch(() => ({default: NoGrid})));

/** The ways to look at a value that show something of it. */
export function viewsOf(value: Value): View[] {
  if (value instanceof Uint8Array) {
    return ['pretty'];
  }
  const isPlain = typeof value !== 'string' && (typeof value !== 'object' || value === null);
  const views: View[] = isPlain ? ['pretty'] : ['pretty', 'raw'];
  return isTable(value) ? [...views, 'table'] : views;
}

/** A text as it is, everything else as JSON on one line. */
export function rawText(value: Value): string {
  return typeof value === 'string' ? value : formatValue(value);
}

/** '[1, 2]' → '[1, 2 …', when more follows */
function leftOpen(code: string): string {
  return code.endsWith('…') ? code : `${code.replace(/[\]}\s]+$/, '')} …`;
}

/** Pretty is as on the page, raw is the text itself or JSON on one line, a table has a row an item. */
function ValueView({value, view, whole}: Props): ReactNode {
  if (view === 'table') {
    return (
      <Suspense fallback={null}>
        <Grid value={value} rowCount={whole?.items} />
      </Suspense>
    );
  }
  const isFile = value instanceof Uint8Array;
  const text = view === 'raw' && !isFile ? rawText(value) : formatResult(value);
  const code = whole ? leftOpen(text) : text;
  const isCutFile = isFile && value.length > SHOWN_BYTES && text.endsWith('…');
  return (
    <ResultCode
      code={code}
      tokens={view === 'raw' || isFile ? '' : notationTokens(code)}
      of={isCutFile ? formatSize(value.length) : whole && `about ${formatSize(whole.length)}`}
    />
  );
}

export default memo(ValueView);

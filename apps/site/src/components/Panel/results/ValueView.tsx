import React, {lazy, memo, Suspense, type ReactNode} from 'react';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import type {Whole} from '../../../engine/messages';
import {formatResult, SHOWN_BYTES} from '@documentation/reference/internal/values/formatResult';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import ResultCode from './ResultCode';
import {isTable} from './isTable';
import styles from '../result.module.css';

export type View = 'pretty' | 'raw' | 'table' | 'tree';

export interface Props {
  readonly value: Value;
  readonly view: View;
  /** The size of the whole value, if the value was truncated. */
  readonly whole?: Whole;
  /** Whether the rows of a table are numbered. */
  readonly isNumbered?: boolean;
}

function NotLoaded(): ReactNode {
  return <p className={styles.note}>This view couldn’t be loaded. Reload the page.</p>;
}

const notLoaded = () => ({default: NotLoaded});

/** Loaded on demand, because few readers look at tables and trees. */
const Grid = lazy(() => import('./Grid').catch(notLoaded));
const Tree = lazy(() => import('./Tree').catch(notLoaded));

/** Returns the views that make sense for a value. The tree is optional, because small results don't need one. */
export function viewsOf(value: Value, {withTree = false} = {}): View[] {
  if (value instanceof Uint8Array) {
    return ['pretty'];
  }
  const isPlain = typeof value !== 'string' && (typeof value !== 'object' || value === null);
  const views: View[] = isPlain ? ['pretty'] : ['pretty', 'raw'];
  if (isTable(value)) {
    views.push('table');
  }
  if (withTree && typeof value === 'object' && value !== null) {
    views.push('tree');
  }
  return views;
}

/** Returns text unchanged, and everything else as JSON on one line. */
export function rawText(value: Value): string {
  return typeof value === 'string' ? value : formatValue(value);
}

/** Replaces the closing brackets of truncated code: '[1, 2]' → '[1, 2 …' */
function leftOpen(code: string): string {
  return code.endsWith('…') ? code : `${code.replace(/[\]}\s]+$/, '')} …`;
}

/** Shows a value as formatted code, as raw text or one-line JSON, as a table with one row per item, or as a tree. */
function ValueView({value, view, whole, isNumbered}: Props): ReactNode {
  if (view === 'table' || view === 'tree') {
    return (
      <Suspense fallback={null}>
        {view === 'tree' ? (
          <Tree value={value} description={whole?.description} />
        ) : (
          <Grid value={value} rowCount={whole?.items} isNumbered={isNumbered} />
        )}
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

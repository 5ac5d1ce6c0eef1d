import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import {isObject} from '@documentation/base/internal/values/isObject';
import {placeOf} from '@documentation/mapping/internal/language/notation/placeOf';
import type {Value} from '@documentation/base/internal/values/types';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import {formatCount, formatSize} from '@documentation/reference/internal/values/formatSize';
import {extensionOf} from '../fileType';

type Returned = Extract<WorkbenchOutcome, {readonly value: Value}>;

/** 0.4 → 'under 1 ms', 12.3 → '12 ms', 1234 → '1.2 s' */
export function formatTime(milliseconds: number): string {
  if (milliseconds < 1) {
    return 'under 1\u00A0ms';
  }
  return milliseconds < 1000
    ? `${Math.round(milliseconds)}\u00A0ms`
    : `${(milliseconds / 1000).toFixed(1)}\u00A0s`;
}

function rowsOf({value, whole}: Returned): string | undefined {
  if (!Array.isArray(value) || value.length === 0 || !value.every(isObject)) {
    return undefined;
  }
  const count = whole?.items ?? value.length;
  return `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`;
}

/** Describes a result: '3 rows', 'XLSX file', '4 keys', 'null' */
function describeResult(outcome: Returned): string {
  const {value, whole} = outcome;
  if (value instanceof Uint8Array) {
    const extension = extensionOf(value);
    return extension === 'bin' ? 'file' : `${extension.toUpperCase()} file`;
  }
  return rowsOf(outcome) ?? whole?.description ?? (describeValue(value) || formatValue(value));
}

/** '3 rows, 214 bytes, 12 ms' */
export function sizeAndTime(outcome: Returned): string {
  return [describeResult(outcome), formatSize(outcome.size), formatTime(outcome.elapsedMs)].join(
    ', ',
  );
}

/** What a screen reader says when a run has finished: 'Result: 3 rows', 'Fails with E_PARSE at line 2' */
export function announcementOf(outcome: WorkbenchOutcome): string {
  if ('value' in outcome) {
    return `Result: ${describeResult(outcome)}`;
  }
  const {code, range} = outcome.failure;
  const [place] = range ? placeOf(outcome.mapping, range.from).split(', ') : [];
  return `${code ? `Fails with ${code}` : 'Couldn’t run'}${place ? ` at ${place}` : ''}`;
}

import type {Value} from '@documentation/base/internal/values/types';
import type {Failure} from '../../../../engine/messages';
import {compareResults} from '../../../../engine/worker/changes';
import type {Changes, WorkbenchOutcome} from '../../../../engine/workbenchMessages';

/** What the page documents: the text of the code block with the result or the error. */
export interface Expected {
  readonly kind: 'result' | 'error';
  readonly text: string;
}

export interface ExpectedComparison {
  readonly isSame: boolean;
  /** The differences from what the page shows, if both are JSON. */
  readonly differences?: Changes;
}

const LISTED_DIFFERENCES = 5;

function parseJson(text: string): {readonly value: Value} | undefined {
  try {
    return {value: JSON.parse(text) as Value};
  } catch {
    return undefined;
  }
}

/** Returns text as a page shows it: without a byte order mark, CRLF line endings or a final line break. */
function asShown(text: string): string {
  return text
    .replace(/^\ufeff/, '')
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '');
}

function compareJson(documented: Value, actual: Value): ExpectedComparison {
  const differences = compareResults(documented, actual, LISTED_DIFFERENCES);
  return {isSame: differences.count === 0, differences};
}

function compareText(documented: string, actual: string): ExpectedComparison {
  return {isSame: asShown(documented) === asShown(actual)};
}

/** An error as pages show it. */
function shownError({code, functionName, parameter, message}: Failure): Value {
  return {
    ...(code && {code}),
    ...(functionName && {function: functionName}),
    ...(parameter && {parameter}),
    message,
  };
}

/** Compares an outcome with what the page shows. The order of keys doesn't matter. */
export function compareWithExpected(
  outcome: WorkbenchOutcome,
  {kind, text}: Expected,
): ExpectedComparison {
  const json = parseJson(text);
  if ('failure' in outcome) {
    return kind === 'error' && json
      ? compareJson(json.value, shownError(outcome.failure))
      : {isSame: false};
  }
  const {value, whole} = outcome;
  // No page shows a result that is too large to show in full.
  if (kind === 'error' || whole) {
    return {isSame: false};
  }
  if (value instanceof Uint8Array) {
    return compareText(text, new TextDecoder().decode(value));
  }
  const isText = typeof value === 'string' && compareText(text, value).isSame;
  return isText || !json ? {isSame: isText} : compareJson(json.value, value);
}

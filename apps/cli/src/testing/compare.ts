import {textOfUtf8} from '@documentation/base/internal/encodings/utf8';
import {formatValue} from '@documentation/mapping/internal/language/formatCall';
import type {Value} from '@documentation/base/internal/values/types';
import {differences} from '@documentation/reference/internal/values/differences';
import {formatPath} from '@documentation/reference/internal/values/formatPath';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {MappingOutcome, Result} from '../engine/messages';
import {describeFailure} from '../reports/failures';
import type {Case, Expected} from './suite';

/** One way in which a run didn't end as expected. */
export interface Difference {
  /** '[2].total', or nothing for the whole result */
  readonly path: string;
  readonly expected?: string;
  readonly received?: string;
}

const LISTED_DIFFERENCES = 20;
const VALUE_LENGTH = 300;

function shown(value: Value | undefined): string | undefined {
  const text = value === undefined ? undefined : formatValue(value);
  return text !== undefined && text.length > VALUE_LENGTH
    ? `${text.slice(0, VALUE_LENGTH)}…`
    : text;
}

/** The text of a file, or undefined if it isn't text. */
function textOf(content: Uint8Array): string | undefined {
  const text = textOfUtf8(content);
  return text === null || text.includes('\0') ? undefined : text;
}

/** Compares text files line by line, and other files as a whole. */
function fileDifferences(expected: Uint8Array, received: Uint8Array): Difference[] {
  if (Buffer.compare(expected, received) === 0) {
    return [];
  }
  const [before, after] = [textOf(expected), textOf(received)];
  if (before === undefined || after === undefined) {
    const size = (file: Uint8Array) => `a file of ${formatSize(file.length)}`;
    return [{path: '', expected: size(expected), received: `other content, ${size(received)}`}];
  }
  const lines = (text: string): Value => text.split('\n');
  return valueDifferences(lines(before), lines(after)).map(({path, ...rest}) => ({
    path: `line ${Number(path.slice(1, -1)) + 1}`,
    ...rest,
  }));
}

function valueDifferences(expected: Value, received: Value): Difference[] {
  const found: Difference[] = [];
  for (const {path, before, after} of differences(expected, received)) {
    const [old, now] = [shown(before), shown(after)];
    found.push({
      path: formatPath(path),
      ...(old !== undefined && {expected: old}),
      ...(now !== undefined && {received: now}),
    });
    if (found.length === LISTED_DIFFERENCES) {
      break;
    }
  }
  return found;
}

function valueOf({kind, content}: Result): Value {
  return kind === 'file' ? content : (JSON.parse(textOfUtf8(content)!) as Value);
}

/** A file with the result of a mapping that returns a value is JSON. */
function expectedValue(
  expected: Exclude<Expected, {readonly error: object}>,
  result: Result,
): Value {
  if ('result' in expected) {
    return expected.result;
  }
  const text = result.kind === 'file' ? undefined : textOf(expected.file);
  try {
    return text === undefined ? expected.file : (JSON.parse(text.replace(/^\ufeff/, '')) as Value);
  } catch {
    return text!;
  }
}

/** Lists the differences between how a run ended and how it must end. */
export function compare({expected, source}: Case, outcome: MappingOutcome): readonly Difference[] {
  const {failure, result} = outcome;
  if ('error' in expected) {
    if (!failure) {
      return [{path: '', expected: `an error: ${expected.error.code}`, received: 'a result'}];
    }
    const received = describeFailure(source, outcome) as Readonly<Record<string, Value>>;
    const same = Object.keys(expected.error).map((key) => [key, received[key] ?? null]);
    return valueDifferences(
      {error: {...expected.error}},
      {error: Object.fromEntries(same) as Value},
    );
  }
  if (!result) {
    return [{path: '', received: 'an error'}];
  }
  const [wanted, actual] = [expectedValue(expected, result), valueOf(result)];
  return wanted instanceof Uint8Array && actual instanceof Uint8Array
    ? fileDifferences(wanted, actual)
    : valueDifferences(wanted, actual);
}

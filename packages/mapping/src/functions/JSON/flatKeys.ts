import {fail} from '@documentation/base/internal/values/errors';
import {FLAT_KEY_PARTS} from '@documentation/base/internal/limits/values/documents';

/** A step in a flat key: a name or a list position. */
export type FlatStep = string | number;

/** Matches a JSON string in brackets, such as `["b.c"]`. */
// oxlint-disable-next-line no-control-regex -- JSON strings can't contain control characters
const quotedStep = /\[("(?:[^"\\\u0000-\u001f]|\\["\\/bfnrt]|\\u[0-9A-Fa-f]{4})*")\]/y;

/** Checks whether a key contains the separator or runs into it, as 'a_' does before '__'. */
function hidesSeparator(key: string, separator: string): boolean {
  return (key + separator).indexOf(separator) < key.length;
}

/**
 * Writes steps as a key: ['a', 0, 'b.c'] → 'a.0["b.c"]'. A name is quoted if it is empty, contains or runs into the
 * separator, contains a square bracket or a double quote, or looks like a list position.
 */
export function writeFlatKey(steps: readonly FlatStep[], separator: string): string {
  return steps.reduce<string>((path, step, index) => {
    const text = String(step);
    const needsQuotes =
      typeof step === 'string' &&
      (text === '' || hidesSeparator(text, separator) || /[[\]"]|^\d+$/.test(text));
    if (needsQuotes) {
      return `${path}[${JSON.stringify(text)}]`;
    }
    return index === 0 ? text : `${path}${separator}${text}`;
  }, '');
}

/** Splits a key into its steps: 'a.0["b.c"]' → ['a', 0, 'b.c'] */
export function readFlatKey(key: string, separator: string): FlatStep[] {
  const steps: FlatStep[] = [];
  let index = 0;
  for (;;) {
    if (steps.length === FLAT_KEY_PARTS) {
      fail('E_LIMIT', `A key has more than ${FLAT_KEY_PARTS} parts. Shorten it.`, 'source');
    }
    quotedStep.lastIndex = index;
    const quoted = quotedStep.exec(key)?.[1];
    if (quoted === undefined) {
      const ends = [key.indexOf(separator, index), key.indexOf('["', index + 1)];
      const end = Math.min(...ends.map((at) => (at < 0 ? key.length : at)));
      const text = key.slice(index, end);
      steps.push(/^(?:0|[1-9]\d*)$/.test(text) ? Number(text) : text);
      index = end;
    } else {
      steps.push(JSON.parse(quoted) as string);
      index = quotedStep.lastIndex;
    }
    if (index === key.length) {
      return steps;
    }
    if (key.startsWith(separator, index)) {
      index += separator.length;
    }
  }
}

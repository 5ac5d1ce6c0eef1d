import {callsIn, nodesIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import type {Range} from '@documentation/base/internal/values/range';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Suggestion} from '@documentation/mapping/internal/language/suggestions/suggest';
import type {ParsedMapping} from '../../state/parsedMapping';
import type {Failure} from '../../../../engine/messages';

/** A change to the mapping. */
export interface Replacement {
  readonly range: Range;
  readonly text: string;
}

/** Errors that a fallback would hide or couldn't catch: mistakes in the mapping, and limits. */
const notWorthCatching: ReadonlySet<string> = new Set([
  'E_TYPE',
  'E_FORMAT',
  'E_LOCALE',
  'E_TIMEZONE',
  'E_LIMIT',
]);

/** Finds the text value in the arguments of the call that failed, or else within it. */
function findText(root: Node, {from, to}: Range, text: string): Range | undefined {
  const call = callsIn(root).find((each) => each.from === from && each.to === to);
  const own = call?.arguments.map(({value}) => value) ?? [];
  return [...own, ...nodesIn(root).filter((node) => from <= node.from && node.to <= to)].find(
    (node) => node.type === 'Literal' && node.value === text,
  );
}

/** Returns the change that applies a suggestion: a text value is written in quotation marks, a name without them. */
export function suggestedReplacement(
  {text: mapping, tree}: ParsedMapping,
  range: Range | undefined,
  {found, replacement}: Suggestion,
): Replacement | undefined {
  if (!range) {
    return undefined;
  }
  if (mapping.slice(range.from, range.to) === found) {
    return {range, text: replacement};
  }
  const place = tree && findText(tree, range, found);
  return place && {range: place, text: JSON.stringify(replacement)};
}

/** Returns the change that continues with null if the failing call fails with the same error again. */
export function continueWithNull(mapping: string, {code, range}: Failure): Replacement | undefined {
  if (!code || !range || notWorthCatching.has(code)) {
    return undefined;
  }
  const source = mapping.slice(range.from, range.to);
  return {range, text: `Logical.IfError(${source}, null, codes: ["${code}"])`};
}

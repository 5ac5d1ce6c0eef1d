import {tokenAt} from '@documentation/mapping/internal/language/notation/tokens';
import type {Range} from '@documentation/base/internal/values/range';
import {contextAt} from '../context/contextAt';

export interface InsertEdit {
  readonly insert: string;
  /** What to select in the inserted text: its first argument. */
  readonly selection: Range;
}

/** Finds the first argument of a call: `text` in `Text.Pad(text, length)` */
function firstArgument(call: string): Range {
  const open = call.indexOf('(');
  let token = tokenAt(call, open + 1);
  const {from} = token;
  if (open < 0 || token.text === ')') {
    const end = open < 0 ? call.length : open + 1;
    return {from: end, to: end};
  }
  let to = from;
  for (let depth = 0; token.kind !== 'end'; token = tokenAt(call, token.to)) {
    const sign = token.kind === 'sign' ? token.text : '';
    if (depth === 0 && (sign === ',' || sign === ')')) {
      break;
    }
    depth += !sign ? 0 : '([{'.includes(sign) ? 1 : ')]}'.includes(sign) ? -1 : 0;
    to = token.to;
  }
  return {from, to};
}

/** Inserts a call instead of the selection, with a comma if it follows another argument or list item. */
export function insertEdit(notation: string, {from, to}: Range, call: string): InsertEdit {
  const {place, brackets} = contextAt(notation, from);
  const isInside = /[([]/.test(notation[brackets.at(-1) ?? -1] ?? '');
  const isAfterValue =
    place.kind === 'other' ||
    (place.kind === 'value' && /^[$@]/.test(place.text)) ||
    (place.kind === 'field' && !place.isQuoted && place.from < from);
  const before = isInside && isAfterValue && from === to ? ', ' : '';
  const next = tokenAt(notation, to);
  const isFollowed = next.kind !== 'end' && !/^[,)\]}.:]$/.test(next.text);
  const after = isInside && isFollowed && place.kind === 'value' && place.text === '' ? ', ' : '';
  const argument = firstArgument(call);
  return {
    insert: before + call + after,
    selection: {from: before.length + argument.from, to: before.length + argument.to},
  };
}

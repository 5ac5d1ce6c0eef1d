/**
 * Splits text into chunks of limited size, preferably at the end of a paragraph, line, sentence or word. We don't use
 * LangChain's splitter, because it cuts emoji in half and doesn't return the offset at which a chunk starts.
 * `textPieces.test.ts` checks that no text is lost.
 */

export type LengthUnit = 'characters' | 'tokens';

export interface Splitting {
  readonly size: number;
  readonly overlap: number;
  readonly unit: LengthUnit;
  /** The separators to split after, in order of preference. */
  readonly separators: readonly string[];
}

/** A chunk, as offsets in the text in UTF-16 code units. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

export const defaultSeparators = ['\n\n', '\n', '. ', ' '] as const;

// In scripts without spaces, each character counts as a token.
const withoutSpaces = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const token = new RegExp(
  String.raw`[${withoutSpaces}]|(?:(?![${withoutSpaces}])[\p{L}\p{M}\p{N}_])+|\S`,
  'gu',
);

/** Returns the offset at which each unit starts. */
function startsOfUnits(text: string, unit: LengthUnit): number[] {
  if (unit === 'tokens') {
    return Array.from(text.matchAll(token), ({index}) => index);
  }
  const starts: number[] = [];
  let offset = 0;
  for (const character of text) {
    starts.push(offset);
    offset += character.length;
  }
  return starts;
}

/** Returns the offset at which to split: after the last match of the first separator that occurs, or else `to`. */
function cutBetween(text: string, from: number, to: number, separators: readonly string[]): number {
  const window = text.slice(from, to);
  for (const separator of separators) {
    const at = window.lastIndexOf(separator);
    if (at !== -1) {
      return from + at + separator.length;
    }
  }
  return to;
}

/** Returns the first unit of the next chunk: the first after whitespace in the overlap, or else the first in it. */
function stepBack(text: string, starts: readonly number[], next: number, overlap: number): number {
  const earliest = Math.max(0, next - overlap);
  for (let index = earliest; index < next; index += 1) {
    const before = text[starts[index]! - 1];
    if (before === undefined || /\s/.test(before)) {
      return index;
    }
  }
  return earliest;
}

/** Skips whitespace and returns the offset after it. */
function afterSpace(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && /\s/.test(text[end]!)) {
    end += 1;
  }
  return end;
}

/** Returns the end of the last word before an offset. */
function endOfWords(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text[end - 1]!)) {
    end -= 1;
  }
  return end;
}

/** Returns the first unit that starts at or after an offset, searching from `near`. */
function unitAt(starts: readonly number[], offset: number, near: number): number {
  let unit = near;
  while (unit > 0 && starts[unit - 1]! >= offset) {
    unit -= 1;
  }
  while (unit < starts.length && starts[unit]! < offset) {
    unit += 1;
  }
  return unit;
}

export function textPieces(whole: string, {size, overlap, unit, separators}: Splitting): Piece[] {
  const text = whole.trimEnd();
  const starts = startsOfUnits(text, unit);
  const pieces: Piece[] = [];
  let first = unitAt(starts, afterSpace(text, 0), 0);
  while (first + size < starts.length) {
    // Look for a place to split only in the second half, so chunks don't get too small.
    const half = starts[first + Math.ceil(size / 2)]!;
    const limit = afterSpace(text, starts[first + size]!);
    const end = cutBetween(text, half, limit, separators);
    pieces.push({start: starts[first]!, end: endOfWords(text, end)});
    const next = unitAt(starts, afterSpace(text, end), first + size);
    first = Math.max(first + 1, stepBack(text, starts, next, overlap));
    first = unitAt(starts, afterSpace(text, starts[first] ?? text.length), first);
  }
  if (first < starts.length) {
    pieces.push({start: starts[first]!, end: text.length});
  }
  return pieces;
}

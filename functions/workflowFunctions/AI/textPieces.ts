/** Cuts a text into chunks of a given size, at places where a reader would pause. */

export type LengthUnit = 'characters' | 'tokens';

export interface Splitting {
  readonly size: number;
  readonly overlap: number;
  readonly unit: LengthUnit;
  /** Where to cut, in order of preference. */
  readonly separators: readonly string[];
}

/** Offsets in the text, as JavaScript counts them. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

export const defaultSeparators = ['\n\n', '\n', '. ', ' '] as const;

// Scripts that are written without spaces count each character.
const withoutSpaces = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`;
const token = new RegExp(
  String.raw`[${withoutSpaces}]|(?:(?![${withoutSpaces}])[\p{L}\p{M}\p{N}_])+|\S`,
  'gu',
);

/** Where each unit starts. */
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

/** The end of the last separator between two offsets; the first separator that occurs wins. */
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

/** The unit at which the next chunk starts: at most the overlap back, where a word begins. */
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

/** The first offset, starting here, that isn't whitespace. */
function afterSpace(text: string, offset: number): number {
  let end = offset;
  while (end < text.length && /\s/.test(text[end]!)) {
    end += 1;
  }
  return end;
}

/** The end of the last word before an offset. */
function endOfWords(text: string, offset: number): number {
  let end = offset;
  while (end > 0 && /\s/.test(text[end - 1]!)) {
    end -= 1;
  }
  return end;
}

/** The first unit that starts at an offset or after it. */
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
    // The first half of a chunk is never given up for a better place to cut.
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

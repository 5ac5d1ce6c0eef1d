const opening = '([{';
const closing = ')]}';

/** A string in single or double quotes, or any other character. */
const piecePattern = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^]/g;

/**
 * Splits a call into its arguments, as written: 'F("a, b", [1, 2])' → ['"a, b"', '[1, 2]'].
 * The notation must be a single call that parse() accepts.
 */
export function splitArguments(call: string): string[] {
  const inside = call.slice(call.indexOf('(') + 1, call.lastIndexOf(')'));
  const parts = [''];
  let depth = 0;
  for (const [piece] of inside.matchAll(piecePattern)) {
    depth += opening.includes(piece) ? 1 : closing.includes(piece) ? -1 : 0;
    if (piece === ',' && depth === 0) {
      parts.push('');
    } else {
      parts.push(parts.pop()! + piece);
    }
  }
  const trimmed = parts.map((part) => part.trim());
  return trimmed.length === 1 && trimmed[0] === '' ? [] : trimmed;
}

/** A quoted string, or whitespace and the punctuation next to it. */
const spacePattern =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([([{])\s+|\s+([)\]}])|\s*([,:])\s*|\s+/g;

/** Replaces whitespace in notation with what formatValue() writes: '[1,\n 2]' → '[1, 2]' */
export function onOneLine(notation: string): string {
  return notation
    .trim()
    .replace(
      spacePattern,
      (_all, text?: string, open?: string, close?: string, separator?: string) =>
        text ?? open ?? close ?? `${separator ?? ''} `,
    )
    .trimEnd();
}

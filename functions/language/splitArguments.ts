const opening = '([{';
const closing = ')]}';

/** Texts in either kind of quotation mark, or one other character. */
const piecePattern = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|[^]/g;

/**
 * The arguments of a call as they are written: 'F("a, b", [1, 2])' → ['"a, b"', '[1, 2]'].
 * For notation that parse() has accepted and that is one call.
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

/** A text, or whitespace with the punctuation next to it. */
const spacePattern =
  /("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([([{])\s+|\s+([)\]}])|\s*([,:])\s*|\s+/g;

/** Whitespace between the parts of notation becomes what formatValue() writes: '[1,\n 2]' → '[1, 2]' */
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

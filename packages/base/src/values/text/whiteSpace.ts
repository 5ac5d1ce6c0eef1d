/**
 * Whitespace is every character with the Unicode property White_Space, and the byte order mark, which is often left
 * over in copied data. In JavaScript, \s and trim() don't include U+0085 (next line).
 */
const whiteSpace = /[\s\u0085]/;

function isWhiteSpaceAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  // For ASCII, comparing is much faster than the expression.
  return code < 0x80
    ? code === 0x20 || (code >= 0x09 && code <= 0x0d)
    : whiteSpace.test(text[index]!);
}

/** Removes whitespace around text. A regular expression such as /\s+$/ would be quadratic. */
export function trimWhiteSpace(text: string, side: 'both' | 'start' | 'end' = 'both'): string {
  let start = 0;
  let end = text.length;
  while (side !== 'end' && start < end && isWhiteSpaceAt(text, start)) {
    start += 1;
  }
  while (side !== 'start' && end > start && isWhiteSpaceAt(text, end - 1)) {
    end -= 1;
  }
  return text.slice(start, end);
}

/** Whether text is empty or only whitespace. */
export function isBlank(text: string): boolean {
  return trimWhiteSpace(text, 'start') === '';
}

/** '41 64\n61' → '416461' */
export function withoutWhiteSpace(text: string): string {
  return text.replace(/[\s\u0085]+/g, '');
}

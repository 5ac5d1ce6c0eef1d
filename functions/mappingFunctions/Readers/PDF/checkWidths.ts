import {fail} from '../../../language/errors';

/** A font has at most this many characters. */
const MAX_CHARACTER = 65_535;

/** A reference such as '70000 0 R', a number, the bracket of a list, or the end of an object. */
const token = /\d+\s{1,9}\d+\s{1,9}R\b|\d+(?:\.\d*)?|\.\d+|[[\]]|endobj/g;

/**
 * Rejects fonts with widths for ranges of characters that can't exist: '/W [0 1000000000 500]'. The library would fill
 * the memory with them, without a pause. Fonts in compressed parts of the file are left to the limits of the run.
 */
export function checkWidths(file: Uint8Array): void {
  const text = new TextDecoder('latin1').decode(file);
  const start = /\/W2?\s{0,9}\[/g;
  while (start.exec(text)) {
    token.lastIndex = start.lastIndex;
    for (let depth = 1; depth > 0;) {
      const found = token.exec(text)?.[0] ?? 'endobj';
      if (found === '[' || found === ']') {
        depth += found === '[' ? 1 : -1;
      } else if (found === 'endobj') {
        break;
      } else if (Number(found) > MAX_CHARACTER) {
        fail(
          'E_PARSE',
          'The PDF has a font with characters that can’t exist. Save or export it again.',
          'file',
        );
      }
    }
    start.lastIndex = Math.max(start.lastIndex, token.lastIndex);
  }
}

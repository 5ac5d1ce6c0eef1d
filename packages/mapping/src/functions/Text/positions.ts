import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {countCodePoints} from './codePoints';

/** Text is folded in pieces of this length, so only the piece with the match is folded character by character. */
const PIECE_LENGTH = 1000;

/** Splits text into pieces, but never within a character. */
function* piecesOf(text: string): Generator<string> {
  for (let start = 0, end: number; start < text.length; start = end) {
    end = start + PIECE_LENGTH;
    end += /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? 1 : 0;
    yield text.slice(start, end);
  }
}

/**
 * Returns the number of characters before the one that contains a UTF-16 index of the converted text. The conversion
 * must treat each character alone: with foldCase, index 5 of 'strasse' is in the ß of 'Straße', so the position is 4.
 */
function positionOf(text: string, index: number, convert: (text: string) => string): number {
  let [position, length] = [0, 0];
  for (const piece of piecesOf(text)) {
    const pieceLength = convert(piece).length;
    if (length + pieceLength <= index) {
      length += pieceLength;
      position += countCodePoints(piece);
      continue;
    }
    for (const character of piece) {
      length += convert(character).length;
      if (length > index) {
        return position;
      }
      position += 1;
    }
  }
  return position;
}

interface SearchOptions {
  readonly occurrence: 'first' | 'last';
  readonly ignoreCase: boolean;
}

/** Finds text and returns its position in code points, or null if it doesn't occur. */
export function findPosition(
  text: string,
  search: string,
  {occurrence, ignoreCase}: SearchOptions,
): number | null {
  const convert = ignoreCase ? foldCase : (part: string) => part;
  const [whole, part] = [convert(text), convert(search)];
  const index = occurrence === 'first' ? whole.indexOf(part) : whole.lastIndexOf(part);
  return index === -1 ? null : positionOf(text, index, convert);
}

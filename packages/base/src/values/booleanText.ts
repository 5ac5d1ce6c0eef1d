import {foldCase} from './text/foldCase';
import {trimWhiteSpace} from './text/whiteSpace';

/** The words for true and false in text. Every function that reads a Boolean from text uses them. */
export const trueWords = ['true', '1', 'yes', 'y'];
export const falseWords = ['false', '0', 'no', 'n'];

/** ' Yes ' → 'yes': ignores case and surrounding whitespace. */
export function keyOfWord(word: string): string {
  return foldCase(trimWhiteSpace(word));
}

/** Returns undefined if the text is neither a word for true nor one for false. */
export function readBoolean(text: string): boolean | undefined {
  const key = keyOfWord(text);
  return trueWords.includes(key) ? true : falseWords.includes(key) ? false : undefined;
}

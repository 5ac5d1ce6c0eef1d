import {nameOfCharacter} from '@documentation/base/internal/values/text/nameOfCharacter';

/** Says what is wrong with JSON text in our own words, because lossless-json's messages are written for programmers. */

/** Says what is at a position: 'found "]"' or 'the JSON ends'. */
function foundAt(text: string, position: number): string {
  const word = /[\p{L}_][\p{L}\p{N}_]{0,20}/uy;
  word.lastIndex = position;
  const found = word.exec(text)?.[0] ?? Array.from(text.slice(position, position + 2))[0];
  if (found === undefined) {
    return 'the JSON ends';
  }
  if (found === '"') {
    return 'found a quotation mark';
  }
  return /^[\p{C}\p{Z}]/u.test(found) ? `found ${nameOfCharacter(found)}` : `found "${found}"`;
}

/** Explains what is wrong where a value or a key is expected. */
function missing(what: 'a value' | 'a key in double quotes', text: string, position: number) {
  const next = text[position];
  const isAfterComma = /,\s*$/.test(text.slice(Math.max(0, position - 100), position));
  if (next === "'") {
    return 'text is in single quotes. Use double quotes.';
  }
  if (isAfterComma && (next === ']' || next === '}')) {
    return `there is nothing between the comma and "${next}". Remove the comma.`;
  }
  return `expected ${what}, but ${foundAt(text, position)}. ${
    next === undefined ? 'Check that the JSON is complete.' : 'Correct the JSON there.'
  }`;
}

type Explain = (text: string, position: number) => string;

/** The sentences, by how the library's message starts. */
const sentences: readonly (readonly [RegExp, Explain])[] = [
  [/^(?:JSON value|Array item|Object value) expected/, (...at) => missing('a value', ...at)],
  [/^Quoted object key expected/, (...at) => missing('a key in double quotes', ...at)],
  [
    /^(?:Quoted object key|Array item) or end/,
    () => 'the JSON ends before its closing bracket. Check that it is complete.',
  ],
  [
    /^Comma/,
    (...at) =>
      `expected a comma or a closing bracket, but ${foundAt(...at)}. Correct the JSON there.`,
  ],
  [/^Colon/, (...at) => `expected a colon after the key, but ${foundAt(...at)}. Add the colon.`],
  [
    /^Expected end/,
    (...at) => `expected the end of the JSON, but ${foundAt(...at)}. Use only one JSON value.`,
  ],
  [/^Invalid number/, (...at) => `expected a digit, but ${foundAt(...at)}. Correct the number.`],
  [/^End of string/, () => 'the JSON ends inside text. Add the closing quotation mark.'],
  [
    /^Invalid character/,
    (text, position) =>
      `text contains the control character ${nameOfCharacter(text, position)}. Write it as an escape, such as \\n.`,
  ],
  [/^Invalid escape/, () => 'text contains an invalid escape. Write a backslash as \\\\.'],
  [/^Invalid unicode/, () => '\\u isn’t followed by four hexadecimal digits. Add them.'],
];

/** Returns a sentence for an error of the parser at a position. */
export function explainSyntaxError(libraryMessage: string, text: string, position: number): string {
  const explain = sentences.find(([pattern]) => pattern.test(libraryMessage))?.[1];
  return explain?.(text, position) ?? 'the JSON has a syntax error. Correct it.';
}

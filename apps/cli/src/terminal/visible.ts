/** Control characters, and those that change the lines or the direction of text. A terminal obeys them. */
const obeyed = /[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const short: Readonly<Record<string, string>> = {
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
  '\t': String.raw`\t`,
};

/** Writes text from data for a terminal, on one line. What a terminal would obey becomes an escape: '\u001b[2J' */
export function visible(text: string): string {
  return text.replaceAll(
    obeyed,
    (character) =>
      short[character] ?? String.raw`\u` + character.charCodeAt(0).toString(16).padStart(4, '0'),
  );
}

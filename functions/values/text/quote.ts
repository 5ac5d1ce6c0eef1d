const MAX_CHARACTERS = 60;

/** A text of the data in a message: in quotation marks, and never longer than a line. */
export function quote(text: string): string {
  // Two code units at most make a character, so the rest needn't be looked at.
  const characters = Array.from(text.slice(0, 2 * MAX_CHARACTERS + 2));
  return characters.length > MAX_CHARACTERS
    ? `"${characters.slice(0, MAX_CHARACTERS).join('')}…"`
    : `"${text}"`;
}

const MAX_CHARACTERS = 60;

/** Puts text in quotation marks for a message, shortened to 60 characters. */
export function quote(text: string): string {
  // A character has at most two code units, so this slice always contains enough characters.
  const characters = Array.from(text.slice(0, 2 * MAX_CHARACTERS + 2));
  return characters.length > MAX_CHARACTERS
    ? `"${characters.slice(0, MAX_CHARACTERS).join('')}…"`
    : `"${text}"`;
}

const MAX_CHARACTERS = 60;

/** Puts data in quotation marks for a message, and shortens it to a line. */
export function quote(text: string): string {
  // A character has at most two code units, so the rest doesn't matter.
  const characters = Array.from(text.slice(0, 2 * MAX_CHARACTERS + 2));
  return characters.length > MAX_CHARACTERS
    ? `"${characters.slice(0, MAX_CHARACTERS).join('')}…"`
    : `"${text}"`;
}

const MAX_CHARACTERS = 60;

/** No message needs more. */
export const MAX_MESSAGE_CHARACTERS = 2000;

/** Shortens text for a message, between characters. */
export function shorten(text: string, maxCharacters = MAX_CHARACTERS): string {
  if (text.length <= maxCharacters) {
    return text;
  }
  // A character has at most two code units, so this slice always contains enough characters.
  const characters = Array.from(text.slice(0, 2 * maxCharacters + 2));
  return characters.length > maxCharacters
    ? `${characters.slice(0, maxCharacters).join('')}…`
    : text;
}

/** Puts text in quotation marks for a message, shortened to 60 characters. */
export function quote(text: string): string {
  return `"${shorten(text)}"`;
}

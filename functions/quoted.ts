const MAX_QUOTED = 40;

/** For messages: a text in quotation marks, cut when it is long. */
export function quoted(text: string): string {
  // Code points, so that no character is cut in half.
  const characters = Array.from(text.slice(0, 2 * MAX_QUOTED + 1));
  return characters.length > MAX_QUOTED
    ? `"${characters.slice(0, MAX_QUOTED).join('')}…"`
    : `"${text}"`;
}

/** Names the character at an index, for messages: '\u00a0' → 'U+00A0' */
export function nameOfCharacter(text: string, index = 0): string {
  return `U+${text.codePointAt(index)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

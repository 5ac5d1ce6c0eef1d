/** Quotes text for the shell if it contains special characters: It's → 'It'\''s' */
export function shellWord(text: string): string {
  return /^[\w:/.@=][\w:/.@=-]*$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

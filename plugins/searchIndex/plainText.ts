/**
 * Sanitises text on its way into the index: one line, without control characters and without marks
 * that change the direction of what follows. Markup in it stays text.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}

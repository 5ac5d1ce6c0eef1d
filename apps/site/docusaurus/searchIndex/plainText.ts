/**
 * Sanitises text for the index: puts it on one line, and removes control characters and marks that
 * change the text direction. Markup stays as text.
 */
export function plainText(text: string): string {
  return text
    .replace(/[\p{Cc}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?)])/g, '')
    .trim();
}

/**
 * Full Unicode case folding, for comparing text regardless of case and language: 'STRAẞE' → 'strasse'.
 * JavaScript has no case folding, and lowercasing alone keeps ß and ss apart. `caseMappings.test.ts` compares every
 * character with Python's str.casefold.
 */
export function foldCase(text: string): string {
  return (
    text
      // Only Turkish and Azerbaijani treat the dotless ı as a lowercase I.
      .replace(/[^ı\u13a0-\u13fd\uab70-\uabbf]+/g, foldLetters)
      // Lowercasing writes ς at the end of a word and σ elsewhere.
      .replaceAll('ς', 'σ')
      // Cherokee folds to uppercase, because its lowercase letters are more recent.
      .replace(/[\u13f8-\u13fd\uab70-\uabbf]+/g, (letters) => letters.toUpperCase())
  );
}

/** Both cases matter: ẞ becomes ß, then SS, then ss. */
function foldLetters(letters: string): string {
  return letters.toLowerCase().toUpperCase().toLowerCase();
}

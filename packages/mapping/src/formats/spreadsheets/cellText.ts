/** Excel's escapes for characters in cell text: _x000D_ is a carriage return, and _x005F_ is an underscore. */

/** Matches text that looks like an escape, and characters that XML forbids or that XML writers drop. */
const toEscape =
  /_(?=x[0-9A-Fa-f]{4})|[^\P{Cc}\t\n]|\ufffd|\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;

/** 'a\rb' → 'a_x000D_b' */
export function escapeCellText(text: string): string {
  return text.replace(toEscape, (character) =>
    Array.from({length: character.length}, (_, index) => {
      const code = character.charCodeAt(index).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    }).join(''),
  );
}

/** 'a_x000D_b' → 'a\rb' */
export function unescapeCellText(text: string): string {
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

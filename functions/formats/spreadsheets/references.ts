export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;

/** 'AA' → 27 */
export function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters.toUpperCase()) {
    number = number * 26 + letter.charCodeAt(0) - 64;
  }
  return number;
}

/** 27 → 'AA' */
export function columnLetters(number: number): string {
  const letters = String.fromCharCode(65 + ((number - 1) % 26));
  return number > 26 ? columnLetters(Math.floor((number - 1) / 26)) + letters : letters;
}

/** Counted from 1, both ends included. An open end is null: of 'A:C' the last row. */
export interface Range {
  readonly firstRow: number;
  readonly firstColumn: number;
  readonly lastRow: number | null;
  readonly lastColumn: number | null;
}

/** Reads 'B2:D10', 'B2', 'A:C' and '2:5', with or without $ signs. Null for anything else. */
export function parseRange(text: string): Range | null {
  const corner = /^(?:([A-Z]{1,3})?([1-9]\d{0,6})?)$/i;
  const [from, to, ...more] = text.replaceAll('$', '').split(':');
  const start = corner.exec(from!);
  const end = corner.exec(to ?? from!);
  const isEven = start && end && !start[1] === !end[1] && !start[2] === !end[2];
  if (!isEven || text === '' || (!start[1] && !start[2]) || more.length > 0) {
    return null;
  }
  if (to === undefined && !(start[1] && start[2])) {
    return null;
  }
  const rows = [Number(start[2] ?? 1), end[2] ? Number(end[2]) : null] as const;
  const columns = [columnNumber(start[1] ?? 'A'), end[1] ? columnNumber(end[1]) : null] as const;
  if ((rows[1] ?? 1) > MAX_ROWS || (columns[1] ?? 1) > MAX_COLUMNS) {
    return null;
  }
  return {
    firstRow: Math.min(rows[0], rows[1] ?? rows[0]),
    lastRow: rows[1] === null ? null : Math.max(rows[0], rows[1]),
    firstColumn: Math.min(columns[0], columns[1] ?? columns[0]),
    lastColumn: columns[1] === null ? null : Math.max(columns[0], columns[1]),
  };
}

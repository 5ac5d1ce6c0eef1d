/** Moves references in formulas and ranges when rows of a sheet are repeated. */

/** A template row that appears `count` times in the result. `count` is at least 1. */
export interface RepeatedRow {
  readonly row: number;
  readonly count: number;
}

/** The copy of a repeated row that contains a formula. */
export interface Copy {
  /** The row number in the template. */
  readonly row: number;
  /** 0 for the first copy. */
  readonly index: number;
}

/** Counts the rows that are added above a template row. */
export function rowsAddedAbove(row: number, repeated: readonly RepeatedRow[]): number {
  return repeated.reduce((sum, {row: other, count}) => sum + (other < row ? count - 1 : 0), 0);
}

function firstRow(row: number, repeated: readonly RepeatedRow[], copy?: Copy): number {
  const index = copy?.row === row ? copy.index : 0;
  return row + rowsAddedAbove(row, repeated) + index;
}

/** Returns the new last row of a range, which covers all copies of a repeated row unless one contains the formula. */
function lastRow(row: number, repeated: readonly RepeatedRow[], copy?: Copy): number {
  const own = repeated.find((other) => other.row === row);
  const index = copy?.row === row ? copy.index : (own?.count ?? 1) - 1;
  return row + rowsAddedAbove(row, repeated) + index;
}

/** 'B6:D6' → 'B6:D8' if row 6 appears three times. */
export function shiftRange(range: string, repeated: readonly RepeatedRow[]): string {
  return range.replace(
    /^(\$?[A-Z]+\$?)(\d+)(?::(\$?[A-Z]+\$?)(\d+))?$/,
    (_, startColumn: string, start: string, endColumn?: string, end?: string) => {
      const from = `${startColumn}${firstRow(Number(start), repeated)}`;
      const to = `${endColumn ?? startColumn}${lastRow(Number(end ?? start), repeated)}`;
      return from === to ? from : `${from}:${to}`;
    },
  );
}

/** Quoted text, or a reference such as B6, $B$6:D6 or 'My sheet'!B6. */
const token =
  /"(?:[^"]|"")*"|((?:(?<!')'(?:[^']|'')*'|(?<![\p{L}\d_.])[\p{L}\d_.]+)!)?(?<![\p{L}\d_.$])(\$?[A-Z]{1,3}\$?)(\d{1,7})(?::(\$?[A-Z]{1,3}\$?)(\d{1,7}))?(?![\p{L}\d_(.!])/gu;

/** "'My sheet'!" → 'My sheet' */
function sheetNameOf(prefix: string): string {
  return prefix.slice(0, -1).replace(/^'|'$/g, '').replaceAll("''", "'");
}

/** Moves the references in a formula. A reference without a sheet refers to the formula's own sheet. */
export function shiftFormula(
  formula: string,
  sheet: string | null,
  repeatedBySheet: ReadonlyMap<string, readonly RepeatedRow[]>,
  copy?: Copy,
): string {
  return formula.replace(
    token,
    (
      whole: string,
      prefix: string | undefined,
      startColumn: string | undefined,
      start: string,
      endColumn: string | undefined,
      end: string,
    ) => {
      const name = prefix ? sheetNameOf(prefix) : sheet;
      const repeated = name === null ? undefined : repeatedBySheet.get(name);
      if (startColumn === undefined || !repeated) {
        return whole;
      }
      const own = name === sheet ? copy : undefined;
      const from = `${prefix ?? ''}${startColumn}${firstRow(Number(start), repeated, own)}`;
      return endColumn === undefined
        ? from
        : `${from}:${endColumn}${lastRow(Number(end), repeated, own)}`;
    },
  );
}

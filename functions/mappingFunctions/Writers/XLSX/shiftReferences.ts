/** Moves the references of formulas and ranges when rows of a sheet are repeated. */

/** A row of the template that is there `count` times in the result, one at least. */
export interface RepeatedRow {
  readonly row: number;
  readonly count: number;
}

/** Where a formula stands, when it stands in a repeated row. */
export interface Copy {
  /** The number of the row in the template. */
  readonly row: number;
  /** 0 for the first of its copies. */
  readonly index: number;
}

/** How many rows are added above a row of the template. */
export function rowsAddedAbove(row: number, repeated: readonly RepeatedRow[]): number {
  return repeated.reduce((sum, {row: other, count}) => sum + (other < row ? count - 1 : 0), 0);
}

function firstRow(row: number, repeated: readonly RepeatedRow[], copy?: Copy): number {
  const index = copy?.row === row ? copy.index : 0;
  return row + rowsAddedAbove(row, repeated) + index;
}

/** A range that ends at a repeated row takes in all its copies, unless it is one of them. */
function lastRow(row: number, repeated: readonly RepeatedRow[], copy?: Copy): number {
  const own = repeated.find((other) => other.row === row);
  const index = copy?.row === row ? copy.index : (own?.count ?? 1) - 1;
  return row + rowsAddedAbove(row, repeated) + index;
}

/** 'B6:D6' → 'B6:D8' when row 6 is there three times. */
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

/** A text in quotes, or a reference such as B6, $B$6:D6 or 'My sheet'!B6. */
const token =
  /"(?:[^"]|"")*"|((?:(?<!')'(?:[^']|'')*'|(?<![\p{L}\d_.])[\p{L}\d_.]+)!)?(?<![\p{L}\d_.$])(\$?[A-Z]{1,3}\$?)(\d{1,7})(?::(\$?[A-Z]{1,3}\$?)(\d{1,7}))?(?![\p{L}\d_(.!])/gu;

/** "'My sheet'!" → 'My sheet' */
function sheetNameOf(prefix: string): string {
  return prefix.slice(0, -1).replace(/^'|'$/g, '').replaceAll("''", "'");
}

/** A formula with its references moved. A reference without a sheet is to the sheet of the formula. */
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

import type {Value} from '../../../functions/types';

export interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (Value | undefined)[])[];
}

type Row = Readonly<Record<string, Value>>;

function isRow(value: Value): value is Row {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Uint8Array)
  );
}

/** A list of objects or of lists as a table; undefined for everything else. */
export function tableOf(value: Value): Table | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    return undefined;
  }
  const items = value as readonly Value[];
  if (items.every(isRow)) {
    const columns = [...new Set(items.flatMap((row) => Object.keys(row)))];
    const rows = items.map((row) =>
      columns.map((column) => (Object.hasOwn(row, column) ? row[column] : undefined)),
    );
    return {columns, rows};
  }
  if (items.every((item) => Array.isArray(item))) {
    const rows = items as readonly (readonly Value[])[];
    const width = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
    return {columns: Array.from({length: width}, (_, index) => String(index)), rows};
  }
  return undefined;
}

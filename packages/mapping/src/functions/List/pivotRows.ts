import {fail} from '@documentation/base/internal/values/errors';
import {isObject} from '@documentation/base/internal/values/isObject';
import {nameOfValue} from '@documentation/base/internal/values/namesOfTypes';
import type {Steps} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {Expression} from '../../language/types';
import {equalityKey} from '@documentation/base/internal/values/equality';
import {
  toFiniteNumber,
  type DecimalClass,
} from '@documentation/base/internal/values/numbers/decimals';
import {quote} from '@documentation/base/internal/values/quote';
import {checkCellCount} from './itemLimit';
import {checkTextKey} from './textKey';

type Fields = {readonly [field: string]: Value};

interface Row {
  /** The fields that identify the row. */
  readonly fields: Fields;
  /** The values of all items in each cell, by column. */
  readonly cells: Map<string, Value[]>;
}

/** Rows and columns, in the order in which items first mention them. */
interface Collected {
  readonly rows: readonly Row[];
  readonly columns: ReadonlySet<string>;
}

export interface PivotOptions {
  readonly row: Expression;
  readonly column: Expression;
  readonly value: Expression;
  readonly onDuplicate: 'error' | 'first' | 'last' | 'sum';
  /** The value of empty cells. */
  readonly default: Value;
}

function checkNumber(value: Value, index: number): void {
  if (value !== null && typeof value !== 'number') {
    fail(
      'E_TYPE',
      `\`value\` must return a Number for the sum, but for the item at position ${index} it returned ${nameOfValue(value)}. Convert text with \`Types.ToNumber\`.`,
      'value',
    );
  }
}

function* collect(
  list: readonly Value[],
  {row, column, value, onDuplicate}: PivotOptions,
): Steps<Collected> {
  const rows = new Map<string, Row>();
  const columns = new Set<string>();
  for (const [index, item] of list.entries()) {
    const key = yield row({item, index});
    const fields = isObject(key) ? key : {key};
    const name = checkTextKey(yield column({item, index}), index, 'column');
    const content = yield value({item, index});
    if (onDuplicate === 'sum') {
      checkNumber(content, index);
    }
    const identity = equalityKey(fields);
    const {cells} = rows.get(identity) ?? {cells: new Map<string, Value[]>()};
    const others = cells.get(name) ?? [];
    if (others.length > 0 && onDuplicate === 'error') {
      fail(
        'E_DUPLICATE',
        `The item at position ${index} has the same row key and column key (${quote(name)}) as an earlier item. To allow this, set \`onDuplicate\` to "first", "last" or "sum".`,
        'list',
      );
    }
    others.push(content);
    cells.set(name, others);
    columns.add(name);
    if (!rows.has(identity)) {
      rows.set(identity, {fields, cells});
    }
  }
  return {rows: [...rows.values()], columns};
}

/** Fails with E_DUPLICATE if a column would overwrite a field that identifies rows. */
function checkColumnNames({rows, columns}: Collected): void {
  const clash = rows.flatMap(({fields}) => Object.keys(fields)).find((name) => columns.has(name));
  if (clash !== undefined) {
    fail(
      'E_DUPLICATE',
      `A column has the same name as a field of \`row\`: ${quote(clash)}. Rename the field, or add a prefix to the column names.`,
      'column',
    );
  }
}

/** Returns a function that combines the values of all items in a cell. */
function combineBy(
  onDuplicate: PivotOptions['onDuplicate'],
  Decimal: DecimalClass,
): (values: readonly Value[]) => Value {
  if (onDuplicate !== 'sum') {
    return (values) => values.at(onDuplicate === 'last' ? -1 : 0)!;
  }
  return (values) =>
    toFiniteNumber(
      (values as readonly (number | null)[]).reduce(
        (total, value) => total.plus(value ?? 0),
        new Decimal(0),
      ),
    );
}

/** Returns one object for each row, with the same columns in each. */
export function* pivotRows(
  list: readonly Value[],
  options: PivotOptions,
  Decimal: DecimalClass,
): Steps<Fields[]> {
  const collected = yield* collect(list, options);
  checkColumnNames(collected);
  const {rows, columns} = collected;
  checkCellCount(rows.length * columns.size, 'list');
  const combine = combineBy(options.onDuplicate, Decimal);
  return rows.map(({fields, cells}) => {
    const entries = [...columns].map((name): [string, Value] => {
      const values = cells.get(name);
      return [name, values ? combine(values) : options.default];
    });
    // fromEntries defines own keys, so "__proto__" is a column like any other.
    return Object.fromEntries([...Object.entries(fields), ...entries]);
  });
}

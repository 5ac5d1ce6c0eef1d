import {describe, expect, it} from 'vitest';
import {isTable} from './isTable';
import {tableOf} from './table';

describe('tableOf', () => {
  it('has a column for each key in any row', () => {
    expect(tableOf([{a: 1}, {b: null}])).toEqual({
      columns: ['a', 'b'],
      rows: [
        [1, undefined],
        [undefined, null],
      ],
      rowCount: 2,
      columnCount: 2,
    });
  });

  it('accepts lists of lists', () => {
    expect(tableOf([[1, 2], ['x']])).toEqual({
      columns: ['0', '1'],
      rows: [[1, 2], ['x']],
      rowCount: 2,
      columnCount: 2,
    });
  });

  it('shows 100 rows and 50 columns, and counts all rows and columns', () => {
    const ownKeys = tableOf(Array.from({length: 2000}, (_, index) => ({[`key ${index}`]: index})))!;
    expect(ownKeys).toMatchObject({rowCount: 2000, columnCount: 2000});
    expect([ownKeys.rows.length, ownKeys.columns.length]).toEqual([100, 50]);
    expect(ownKeys.rows.every((row) => row.length === 50)).toBe(true);
    const wide = tableOf([Array<number>(3000).fill(1)])!;
    expect(wide).toMatchObject({rowCount: 1, columnCount: 3000});
    expect([wide.rows[0]!.length, wide.columns.length]).toEqual([50, 50]);
  });

  it.each([[[]], [[1]], [[{a: 1}, [2]]], ['text'], [null], [[new Uint8Array(1)]]])(
    'returns no table for %j',
    (value) => {
      expect(isTable(value)).toBe(false);
      expect(tableOf(value)).toBeUndefined();
    },
  );
});

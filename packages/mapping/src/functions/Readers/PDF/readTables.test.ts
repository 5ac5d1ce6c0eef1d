import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {invoke} from '../../../language/invoke';
import ReadTables from './ReadTables';

const file = new Uint8Array(readFileSync('apps/site/content/static/samples/invoice.pdf'));
const read = (page: number, columns?: number[], bytes = file) =>
  invoke(ReadTables, {file: bytes, page, ...(columns && {columns})}, {now: '2024-05-01T12:00:00Z'});

describe('ReadTables', () => {
  it.each([[[]], [[50, 50]], [[50, 250, 249]]])(
    'rejects %j, which aren’t columns in ascending order',
    async (columns) => {
      await expect(read(1, columns)).rejects.toThrow(
        '`columns` is empty or not in ascending order. Use positions such as [50, 250].',
      );
    },
  );

  it('reads a single column', async () => {
    const rows = (await read(1, [50])) as string[][];
    expect(rows.every(({length}) => length === 1)).toBe(true);
  });

  it.each([0, -1, 3])('says which pages there are instead of %d', async (page) => {
    await expect(read(page)).rejects.toThrow(`There is no page ${page}. Use a number from 1 to 2.`);
  });
});

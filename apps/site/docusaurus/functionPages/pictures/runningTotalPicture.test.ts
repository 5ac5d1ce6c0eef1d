import {expect, it} from 'vitest';
import chunk from '@documentation/mapping/internal/functions/List/Chunk';
import reduce from '@documentation/mapping/internal/functions/List/Reduce';
import {runningTotalPicture} from './runningTotalPicture';

it('shows the total after each item', async () => {
  const {rows, initial, columns} = await runningTotalPicture(reduce, 'The highest bid');
  expect(columns).toEqual(['bidder', 'amount']);
  expect([initial, ...rows.map(({total}) => total)]).toEqual(['0', '120', '180', '180']);
});

it.each(reduce.examples.filter((example) => example.title !== 'A null list'))(
  'ends with the documented result: $title',
  async (example) => {
    const {rows, initial} = await runningTotalPicture(reduce, example.title);
    const {result} = example as {result: unknown};
    expect((rows.at(-1)?.total ?? initial).replaceAll(/\s/g, '')).toBe(JSON.stringify(result));
  },
);

it.each([
  [
    'The highest bid',
    'Three items become one value. The total starts at 0 and is 120 after item 1, 180 after item 2 and 180 after item 3.',
  ],
  ['An empty list', 'An empty list becomes one value. The total starts at 0.'],
])('the label of "%s" states each total', async (title, label) => {
  expect((await runningTotalPicture(reduce, title)).label).toBe(label);
});

it('the caption states the result', async () => {
  expect((await runningTotalPicture(reduce, 'The highest bid')).caption).toBe(
    'Example “The highest bid”: three items become one value, 180.',
  );
});

it('rejects an example without a list', async () => {
  await expect(runningTotalPicture(reduce, 'A null list')).rejects.toThrow('must be a list');
  await expect(runningTotalPicture(chunk, 'No such title')).rejects.toThrow(
    'there is no such example',
  );
});

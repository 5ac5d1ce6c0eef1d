import {expect, it} from 'vitest';
import {briefOf, entriesOf, isBranch, leafNote, leafText, openEntries} from './treeEntries';

it('labels entries as paths do, and shows a slice', () => {
  expect(entriesOf({'a b': 1, c: null}, 100)).toEqual([
    ['"a b"', 1],
    ['"c"', null],
  ]);
  expect(
    entriesOf(
      Array.from({length: 250}, () => 'x'),
      100,
    ),
  ).toHaveLength(100);
});

it('opens the second level only as far as it fits', () => {
  expect(openEntries({a: [1, 2], b: {c: 1}, d: 1})).toBe(3);
  const row = Object.fromEntries(Array.from({length: 10}, (_, index) => [`c${index}`, index]));
  expect(openEntries(Array.from({length: 1000}, () => row))).toBe(15);
  expect(openEntries([Array.from({length: 5000}, () => 1)])).toBe(0);
});

it('writes values as in notation, and cuts long text', () => {
  expect(leafText('a "b"\n')).toBe('"a \\"b\\"\\n"');
  expect(leafText('x'.repeat(1204))).toBe(`"${'x'.repeat(160)}…`);
  expect(leafText(`${'x'.repeat(159)}😀`)).toBe(`"${'x'.repeat(159)}…`);
  expect(leafNote('x'.repeat(1204))).toBe('1,204 characters');
  expect(leafNote('short')).toBeUndefined();
  expect(leafText(new Uint8Array(3))).toBe('<3 bytes>');
  expect(leafText([])).toBe('[]');
});

it('sums up what is closed', () => {
  expect(briefOf({sku: '0042', lines: [1], none: {}})).toBe(
    '{"sku": "0042", "lines": […], "none": {}}',
  );
  expect(briefOf(Array.from({length: 9}, (_, index) => index))).toBe('[0, 1, 2, 3, 4, …]');
  expect(briefOf(['x'.repeat(100)])).toBe('[…]');
  expect([{}, [], 'a', null, [0]].map(isBranch)).toEqual([false, false, false, false, true]);
});

import {expect, it} from 'vitest';
import {invoke} from '../../language/invoke';
import CountIf from './CountIf';
import SumIf from './SumIf';

const now = '2024-05-01T12:00:00Z';

// In the order of UTF-16 code units, the emoji would come before the full-width tilde.
it.each([
  ['>\uff5e', 1],
  ['>=\uff5e', 2],
  ['<📦', 2],
  ['<=📦', 3],
  ['>📦', 0],
])('text is compared by code point: %s', async (criterion, count) => {
  const list = ['📦', '\uff5e', 'a'];
  expect(await invoke(CountIf, {list, criterion}, {now})).toBe(count);
});

it('sums by code point, too', async () => {
  const list = ['📦', '\uff5e'];
  expect(await invoke(SumIf, {list, criterion: '>\uff5e', sum: () => 2}, {now})).toBe(2);
});

import {expect, it} from 'vitest';
import {invoke} from '../../../language/invoke';
import WriteObjects from './WriteObjects';

it.each([true, false])('counts objects, not lines, when the header is %s', async (header) => {
  const list = [
    {a: 1, b: 2},
    {a: 1, b: 2},
    {a: 1, b: {c: 3}},
  ];
  const context = {now: '2024-05-01T12:00:00Z'};
  await expect(invoke(WriteObjects, {list, header}, context)).rejects.toThrow(
    'The value of "b" in object 3',
  );
});

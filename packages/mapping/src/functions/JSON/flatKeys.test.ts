import fc from 'fast-check';
import {expect, it} from 'vitest';
import {readFlatKey, writeFlatKey} from './flatKeys';

it.each([
  ['a.b.0', ['a', 'b', 0]],
  ['a["b.c"].d', ['a', 'b.c', 'd']],
  ['["0"]', ['0']],
  ['01', ['01']],
  ['', ['']],
  ['a.', ['a', '']],
  ['.a', ['', 'a']],
  // These keys contain text that only looks like a quoted step.
  ['a["b', ['a', '["b']],
  ['["\\x"]', ['["\\x"]']],
])('reads %s', (key, steps) => {
  expect(readFlatKey(key, '.')).toEqual(steps);
});

it.each([
  [['a_', 'b'], '["a_"]__b'],
  [['a', '_b'], 'a___b'],
])('keeps %j and the separator apart', (steps, key) => {
  expect(writeFlatKey(steps, '__')).toBe(key);
  expect(readFlatKey(key, '__')).toEqual(steps);
});

it('reads back what it wrote', () => {
  const step = fc.oneof(
    fc.string(),
    fc.nat(),
    fc.constantFrom('', '0', '[', ']', '"', '["a"]', '.', '_', 'a_', '_a'),
  );
  fc.assert(
    fc.property(
      fc.array(step, {minLength: 1, maxLength: 5}),
      fc.constantFrom('.', '/', '__', '_a_', '\\'),
      (steps, separator) => {
        expect(readFlatKey(writeFlatKey(steps, separator), separator)).toEqual(steps);
      },
    ),
  );
});

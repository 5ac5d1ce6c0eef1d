import {expect, it} from 'vitest';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {formatPath} from './formatPath';

it.each([
  ['name', '.name'],
  ['größe', '.größe'],
  ['_1', '._1'],
  ['2nd', '["2nd"]'],
  ['first name', '["first name"]'],
  ['net−tax', '["net−tax"]'],
  ['📦', '["📦"]'],
  ['no\u00a0break', '["no\u00a0break"]'],
])('the path to the key %j can be used in a mapping', (key, written) => {
  expect(formatPath([0, key])).toBe(`[0]${written}`);
  expect(parse(`$${formatPath([0, key])}`)).toMatchObject({
    type: 'Path',
    keys: [{value: 0}, {value: key}],
  });
});

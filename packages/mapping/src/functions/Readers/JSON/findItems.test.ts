import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {findItems} from './findItems';

const itemsOf = (json: string, pointer = '') =>
  Array.from(findItems(new TextEncoder().encode(json), pointer), (bytes) =>
    new TextDecoder().decode(bytes),
  );

describe('findItems', () => {
  it.each([
    ['[]', '', []],
    ['[1, "a,b]" ,{"c":[2]},null]', '', ['1', '"a,b]"', '{"c":[2]}', 'null']],
    ['\ufeff [1]', '', ['1']],
    ['{"skip": [1, {"a": "]"}], "take": [2]}', '/take', ['2']],
    ['{"a": {"b": [[1], [2, 3]]}}', '/a/b/1', ['2', '3']],
    ['{"a/b": {"~": ["x"]}}', '/a~1b/~0', ['"x"']],
    ['{"": [1]}', '/', ['1']],
    ['{"\\u0061": [1]}', '/a', ['1']],
    ['{"a\\\\": 1, "b": [2]} trailing', '/b', ['2']],
  ])('%s at "%s"', (json, pointer, items) => {
    expect(itemsOf(json, pointer)).toEqual(items);
  });

  it.each([
    ['{"a": 1}', '/b'],
    ['{}', '/a'],
    ['[]', '/0'],
    ['[1]', '/1'],
    ['{"a": 1}', '/a'],
    ['{"a": 1}', ''],
    ['5', '/a'],
    ['[1]', 'a'],
    ['[1]', '/a~b'],
    ['[[1]]', '/00'],
  ])('%s has no list at "%s"', (json, pointer) => {
    expect(() => itemsOf(json, pointer)).toThrow(expect.objectContaining({code: 'E_PATH'}));
  });

  it.each(['', '[', '[1', '[1,', '[1,]', '[1 2]', '["a', '[}', '{"a" 1}', '{"a": [1], "b": [2}'])(
    '%j isn’t valid',
    (json) => {
      const read = () => itemsOf(json, json.startsWith('{') ? '/b' : '');
      expect(read).toThrow(expect.objectContaining({code: 'E_PARSE'}));
    },
  );

  it('finds any list in any document', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), fc.string(), (list, other, key) => {
        const json = JSON.stringify([other, {[`${key}!`]: other, [key]: list}], null, 1);
        const pointer = `/1/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
        expect(itemsOf(json, pointer).map((item) => JSON.parse(item) as unknown)).toEqual(
          JSON.parse(JSON.stringify(list)),
        );
      }),
    );
  });

  it('skips a deeply nested value', () => {
    const deep = '['.repeat(1_000_000) + ']'.repeat(1_000_000);
    expect(itemsOf(`{"a": ${deep}, "b": [7]}`, '/b')).toEqual(['7']);
  });
});

import {describe, expect, it} from 'vitest';
import {parsePath, valueAt} from './path';

it.each([
  ['a.b', ['a', 'b']],
  ['a[0][-1].b', ['a', 0, -1, 'b']],
  ['a["b.c"].d', ['a', 'b.c', 'd']],
  ['["odd key"]', ['odd key']],
  ['größe.@id', ['größe', '@id']],
  ['.a', undefined],
  ['a b', undefined],
  ['a[b]', undefined],
])('reads the path %s', (source, path) => {
  expect(parsePath(source)).toEqual(path);
});

describe('valueAt', () => {
  const values = {list: [{id: 7}], ['__proto__']: 'own'};

  it('walks objects and lists, including from the end', () => {
    expect(valueAt(['list', -1, 'id'], values)).toBe(7);
    expect(valueAt(['list', '0', 'id'], values)).toBe(7);
    expect(valueAt(['list', 1], values)).toBeNull();
  });

  it('looks up a position only in lists, and a name only in objects', () => {
    expect(valueAt([0], {0: 'a field'})).toBeNull();
    expect(valueAt(['0'], {0: 'a field'})).toBe('a field');
    expect(valueAt(['list', 'id'], values)).toBeNull();
    expect(valueAt(['0'], 'text')).toBeNull();
    expect(valueAt([0], 'text')).toBeNull();
    expect(valueAt(['a'], null)).toBeNull();
  });

  it('never reads inherited members', () => {
    expect(valueAt(['constructor'], values)).toBeNull();
    expect(valueAt(['list', 'length'], values)).toBeNull();
    expect(valueAt(['__proto__'], {})).toBeNull();
  });

  it('never reads into bytes', () => {
    expect(valueAt(['file', '0'], {file: Uint8Array.of(37, 80)})).toBeNull();
  });
});

import {describe, expect, it} from 'vitest';
import {listPosition, readPointer, withKey, writeSegment} from './pointer';

describe('readPointer', () => {
  it.each([
    ['', []],
    ['/', ['']],
    ['/items/0/price', ['items', '0', 'price']],
    ['/a~1b/m~0n/~01', ['a/b', 'm~n', '~1']],
    ['/a//b/', ['a', '', 'b', '']],
    ['/ %20', [' %20']],
  ])('splits %j', (pointer, segments) => {
    expect(readPointer(pointer)).toEqual(segments);
    expect(segments.map((segment) => `/${writeSegment(segment)}`).join('')).toBe(pointer);
  });

  it.each(['items', '#/items', '/a~', '/a~2', 'a/b'])('rejects %j', (pointer) => {
    expect(() => readPointer(pointer)).toThrow(
      expect.objectContaining({
        code: 'E_PATH',
        parameter: 'pointer',
        message: `"${pointer}" isn’t a valid JSON Pointer. Start it with a slash, as in "/items/0/price", and write ~ as ~0.`,
      }) as Error,
    );
  });

  it('allows 200 segments', () => {
    expect(readPointer('/a'.repeat(200))).toHaveLength(200);
    expect(() => readPointer('/a'.repeat(201), 'from')).toThrow(
      expect.objectContaining({
        code: 'E_PATH',
        parameter: 'from',
        message: 'The pointer has more than 200 segments. Shorten it.',
      }) as Error,
    );
  });
});

it.each([
  ['0', 0],
  ['10', 10],
  ['-', 3],
  ['01', undefined],
  ['-1', undefined],
  ['1.5', undefined],
  ['', undefined],
  ['1a', undefined],
])('in a list of 3 items, the segment %j is position %j', (segment, position) => {
  expect(listPosition(['a', 'b', 'c'], segment)).toBe(position);
});

it('withKey changes a key where it is, and adds a new key last', () => {
  const source = {a: 1, b: 2};
  expect(JSON.stringify(withKey(source, 'a', 3))).toBe('{"a":3,"b":2}');
  expect(JSON.stringify(withKey(source, 'c', 3))).toBe('{"a":1,"b":2,"c":3}');
  expect(JSON.stringify(withKey(source, '__proto__', 3))).toBe('{"a":1,"b":2,"__proto__":3}');
  expect(source).toEqual({a: 1, b: 2});
});

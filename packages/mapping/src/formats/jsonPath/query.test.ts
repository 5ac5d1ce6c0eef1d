import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {query} from './query';

async function select(source: Value, path: string): Promise<Value[]> {
  return [...(await query(source, path))];
}

const store: Value = {
  books: [
    {title: 'Sayings', price: 8.95, tags: ['a']},
    {title: 'Sword', price: 12.99, tags: ['a', 'b']},
    {title: 'Moby', price: 8.99, isbn: '0-553'},
  ],
  bicycle: {price: 399},
};

describe('selects', () => {
  it.each<[string, Value, Value[]]>([
    ['$', 1, [1]],
    ['$.books[0].title', store, ['Sayings']],
    ["$['bicycle']['price']", store, [399]],
    ['$["a\\u00e9\\n"]', {'aé\n': 1}, [1]],
    ['$["\\u0001"]', {'\u0001': 1}, [1]],
    ['$.books[-1].title', store, ['Moby']],
    ['$.books[0,0].price', store, [8.95, 8.95]],
    ['$[1:3]', [0, 1, 2, 3], [1, 2]],
    ['$[::-2]', [0, 1, 2, 3], [3, 1]],
    ['$[-2:]', [0, 1, 2, 3], [2, 3]],
    ['$[::0]', [0, 1], []],
    ['$..price', store, [8.95, 12.99, 8.99, 399]],
    ['$..[?@.isbn].title', store, ['Moby']],
    ['$ .books [ 0 ] .title', store, ['Sayings']],
    ['$.__proto__', {}, []],
    ['$.constructor', {}, []],
    ['$[0]', {'0': 'a key'}, []],
  ])('%s', async (path, source, expected) => {
    expect(await select(source, path)).toEqual(expected);
  });
});

describe('filters by', () => {
  it.each<[string, Value, Value[]]>([
    [
      '$[?@.a == 1 && @.b == 1 && @.c == 1]',
      [
        {a: 1, b: 1, c: 0},
        {a: 1, b: 1, c: 1},
      ],
      [{a: 1, b: 1, c: 1}],
    ],
    ['$[?@ == 1 || @ == 2 && @ == 3]', [1, 2, 3], [1]],
    ['$[?(@ == 1 || @ == 2) && @ != 1]', [1, 2, 3], [2]],
    ['$[?!@.a]', [{a: null}, {}], [{}]],
    ['$[?@.a == null]', [{a: null}, {}], [{a: null}]],
    ['$[?@.a == @.b]', [{}, {a: 1}], [{}]],
    ['$[?@ == $[1]]', [1, 2, 2], [2, 2]],
    ['$[?@.a == @.b]', [{a: {}, b: []}], []],
    ['$[?@.a == @.b]', [{a: {constructor: {}}, b: {c: 1}}], []],
    ['$[?@ > "b"]', ['a', 'b', 'c', 1], ['c']],
    // Text is compared by code point, not by UTF-16 code unit.
    ['$[?@ > "\uffff"]', ['\u{1f600}', '\ufffe'], ['\u{1f600}']],
    ['$[?length(@) == 1]', ['\u{1f600}', 'ab', [1], {a: 1}, 1], ['\u{1f600}', [1], {a: 1}]],
    ['$[?count(@.*) == 2]', [[1], [1, 2]], [[1, 2]]],
    ['$[?value(@..a) == 1]', [{a: 1}, {a: 1, b: {a: 1}}], [{a: 1}]],
    ['$[?match(@, "a|b")]', ['a', 'b', 'ax', 'xb'], ['a', 'b']],
    ['$[?match(@, "a.c.")]', ['abcd', 'a\ncd', 'a\u{1f600}cd'], ['abcd', 'a\u{1f600}cd']],
    ['$[?search(@, "[0-9]{2}")]', ['a12', 'a1'], ['a12']],
    [
      '$[?search(@.text, @.pattern)]',
      [
        {text: 'x', pattern: 'x'},
        {text: 'x', pattern: '('},
        {text: 'x)(x', pattern: ')('},
        {text: 'a-', pattern: '[a-\\q]'},
        {text: 'a', pattern: '[a-\\p{L}]'},
        {text: 'aa', pattern: '*a'},
        {text: 'aa', pattern: 'a**'},
      ],
      [{text: 'x', pattern: 'x'}],
    ],
  ])('%s', async (path, source, expected) => {
    expect(await select(source, path)).toEqual(expected);
  });
});

it('waits for the regular expression engine only if the path has patterns', () => {
  expect(query(store, '$.books[?@.price < 10]')).not.toBeInstanceOf(Promise);
  expect(query(store, '$.books[?match(@.title, "S.*")]')).toBeInstanceOf(Promise);
});

describe('rejects', () => {
  it.each([
    ['', 'A JSONPath must start with $'],
    ['items', 'A JSONPath must start with $'],
    ['$.', 'Expected a name'],
    ['$.a b', 'or the end of the path'],
    ['$.a-b', 'or the end of the path'],
    ['$[', 'a position, a name in quotes'],
    ['$[01]', 'Expected "]"'],
    ['$[9007199254740992]', 'too large'],
    ["$['a", 'closing quotation mark is missing'],
    ['$["\\x"]', 'unknown escape'],
    ['$["\\uD800"]', 'unknown escape'],
    ['$[?@.a = 1]', 'Expected "]"'],
    ['$[?@..a == 1]', 'several values'],
    ['$[?length(@)]', 'Compare it with something'],
    ['$[?match(@, "a") == true]', 'already a condition'],
    ['$[?count(1) == 1]', 'a path such as @.items'],
    ['$[?foo(@)]', 'no function foo()'],
    ['$[?match(@)]', 'match(): expected 2, but found 1'],
    ['$[?"a"]', 'A value on its own'],
    ['$[(@.length-1)]', 'a position, a name in quotes'],
    ['$[?match(@, "\\\\d")]', 'Write [0-9] instead of \\d'],
    ['$[?match(@, "(a")]', 'isn’t a valid I-Regexp pattern'],
    ['$[?match(@, ")(")]', 'isn’t a valid I-Regexp pattern'],
    ['$[?match(@, "[a-")]', 'isn’t a valid I-Regexp pattern'],
    ['$[?match(@, "[a-[]")]', 'isn’t a valid I-Regexp pattern'],
    ['$[?!"a"]', 'A value on its own'],
    ['$[?1 || @.a]', 'A value on its own'],
    [`$${'.a'.repeat(101)}`, 'more than 100 segments'],
    [`$[?${'('.repeat(60)}@.a${')'.repeat(60)}]`, 'nested more than 50'],
    [`$.${'a'.repeat(2000)}`, 'longer than 2,000'],
  ])('%s', async (path, message) => {
    await expect(select({}, path)).rejects.toMatchObject({
      code: 'E_PATH',
      message: expect.stringContaining(message) as string,
    });
  });
});

it('matches a catastrophic pattern in linear time', async () => {
  expect(await select([`${'a'.repeat(10_000)}!`], '$[?match(@, "(a+)+b")]')).toEqual([]);
});

it('stops a path that multiplies its results', async () => {
  const nested: Value = [[[[[[[1]]]]]]];
  await expect(select(nested, `$${'[*,*,*,*,*,*,*,*,*,*]'.repeat(7)}`)).rejects.toBeInstanceOf(
    MappingError,
  );
});

it('counts a long list in a filter', async () => {
  const many = Array.from({length: 200_000}, (_, index) => index);
  expect(await select({many}, '$[?count(@[*]) == 200000]')).toEqual([many]);
});

it('finds the first value without looking at the rest', async () => {
  const many = Array.from({length: 3_000_000}, (_, index) => index);
  expect((await query(many, '$[*]')).next().value).toBe(0);
});

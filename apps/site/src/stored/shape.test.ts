import {expect, it, vi} from 'vitest';
import {parseStored} from './parseStored';
import {
  fields,
  fittingItems,
  flag,
  listOf,
  numberIn,
  oneOf,
  optional,
  pair,
  parseAs,
  read,
  spare,
  text,
  where,
} from './shape';

const person = fields({
  name: text(10),
  age: optional(numberIn(0, 200)),
  pets: spare(listOf(oneOf('cat', 'dog'), 2)),
});

it('returns a copy with the named fields only', () => {
  const given = {name: 'Ada', age: 36, pets: ['cat'], extra: 1};
  expect(read(person, given)).toEqual({data: {name: 'Ada', age: 36, pets: ['cat']}});
  expect(Object.keys(read(person, {name: 'Ada'}).data!)).toEqual(['name']);
});

it.each([
  null,
  'Ada',
  [],
  {},
  {name: 7},
  {name: 'longer than ten'},
  {name: 'Ada', age: '36'},
  {name: 'Ada', age: 201},
  {name: 'Ada', age: null},
  JSON.parse('{"__proto__": {"name": "Ada"}}'),
])('drops %j as a whole', (value) => {
  const onDropped = vi.fn();
  expect(read(person, value, onDropped)).toEqual({});
  expect(onDropped).toHaveBeenCalledOnce();
});

it('drops a spare part by itself', () => {
  for (const pets of [null, 'cat', ['fish'], ['cat', 'cat', 'cat']]) {
    const onDropped = vi.fn();
    expect(read(person, {name: 'Ada', pets}, onDropped).data).toEqual({name: 'Ada'});
    expect(onDropped).toHaveBeenCalledOnce();
  }
});

it('drops the items of a list that don’t fit, and says so, but not those beyond its length', () => {
  const flags = fittingItems(flag, 2);
  expect(parseStored(flags, '[1, true, null, false]')).toEqual({
    data: [true, false],
    isDamaged: true,
  });
  expect(parseStored(flags, '[true, false, true]')).toEqual({
    data: [true, false],
    isDamaged: false,
  });
});

it('reads nothing from what isn’t JSON, and reports it', () => {
  expect(parseStored(flag, 'nonsense')).toEqual({data: undefined, isDamaged: true});
  expect(parseStored(flag, null)).toEqual({data: undefined, isDamaged: false});
});

it('throws for data that must fit as a whole, and lets errors for the reader pass', () => {
  expect(parseAs(pair(text(), flag), '["a", true]')).toEqual(['a', true]);
  expect(() => parseAs(pair(text(), flag), '["a"]')).toThrow('expected shape');
  const problem = new Error('Too long.');
  const short = where(text(), () => {
    throw problem;
  });
  expect(() => read(short, 'a')).toThrow(problem);
});

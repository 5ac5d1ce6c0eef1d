import {expect, it} from 'vitest';
import {startTags} from './tags';

const tagsOf = (xml: string, ...names: string[]) =>
  [...startTags(xml, ...names)].map(({name, attributes}) => [name, attributes]);

it('finds start tags with their attributes', () => {
  expect(tagsOf('<row r="1"><c r="A1" s=\'2\'><v>5</v></c><col/></row>', 'row', 'c')).toEqual([
    ['row', {r: '1'}],
    ['c', {r: 'A1', s: '2'}],
  ]);
});

it('reads prefixes, line breaks and references', () => {
  const xml = '<x:sheet\n  name = "A &amp; &#66; &#x43;" r:id="rId1" />';
  expect(tagsOf(xml, 'sheet')).toEqual([['sheet', {name: 'A & B C', id: 'rId1'}]]);
});

it('isn’t fooled by a > in an attribute', () => {
  expect(tagsOf('<row x=">" r="9"/>', 'row')).toEqual([['row', {x: '>', r: '9'}]]);
});

it('says fast that a tag isn’t closed', () => {
  expect(() => tagsOf('<row r="1" '.repeat(100_000), 'row')).toThrow("A tag row can't be read.");
  expect(() => tagsOf(`<row r="${'1'.repeat(100_000)}`, 'row')).toThrow("A tag row can't be read.");
});

import {describe, expect, it} from 'vitest';
import {atCursor} from './catalogue.fixture';
import {contextAt} from './contextAt';

function at(marked: string) {
  const {notation, position} = atCursor(marked);
  return contextAt(notation, position);
}

describe('contextAt', () => {
  it.each([
    ['|', {kind: 'value', from: 0, text: ''}],
    ['Text.Up|', {kind: 'value', from: 0, text: 'Text.Up'}],
    ['Text.|', {kind: 'value', from: 0, text: 'Text.'}],
    ['Text.Upper(|)', {kind: 'value', from: 11, text: ''}],
    ['Text.Upper( $|', {kind: 'value', from: 12, text: '$'}],
    ['[1, up|]', {kind: 'value', from: 4, text: 'up'}],
    ['{"a": up|}', {kind: 'value', from: 6, text: 'up'}],
    ['$.|', {kind: 'field', from: 2, base: '$', isQuoted: false}],
    ['$.customer.na|me', {kind: 'field', from: 11, base: '$.customer', isQuoted: false}],
    ['[$.lines[0].|]', {kind: 'field', from: 12, base: '$.lines[0]', isQuoted: false}],
    ['$["a b"].c|', {kind: 'field', from: 9, base: '$["a b"]', isQuoted: false}],
    ['JSON.Parse($)[0].a|', {kind: 'field', from: 17, base: 'JSON.Parse($)[0]', isQuoted: false}],
    ['$.größe.x|', {kind: 'field', from: 8, base: '$.größe', isQuoted: false}],
    ['$files["or|"]', {kind: 'field', from: 7, base: '$files', isQuoted: true}],
    ['@["|', {kind: 'field', from: 2, base: '@', isQuoted: true}],
    ['Text.Pad($, 5, side: "st|")', {kind: 'text', from: 21}],
    ["Text.Pad($, 5, side: 'st|", {kind: 'text', from: 21}],
    ['{"ke|y": 1}', {kind: 'other'}],
    ['{|}', {kind: 'other'}],
    ['{"a": 1, |}', {kind: 'other'}],
    ['$.name |', {kind: 'other'}],
    ['"text"|', {kind: 'other'}],
    ['12.5|', {kind: 'other'}],
    ['Text.Upper($)|', {kind: 'other'}],
  ])('finds the place in %s', (marked, place) => {
    expect(at(marked).place).toEqual(place);
  });

  it('finds the calls around the cursor, with the arguments before it', () => {
    const {notation, position} = atCursor('List.Map($.a, Text.Pad(@.b , 5, side: |');
    const {calls} = contextAt(notation, position);
    expect(calls.map(({name, label}) => [name, label])).toEqual([
      ['List.Map', undefined],
      ['Text.Pad', 'side'],
    ]);
    const texts = calls[1]!.before.map(({from, to}) => notation.slice(from, to));
    expect(texts).toEqual(['@.b', '5']);
  });

  it('knows the arguments that were passed by name, before and after the cursor', () => {
    const [call] = at('Text.Pad(text: $, |, side: "start", pad: f(x: 1))').calls;
    expect(call!.before[0]!.name).toBe('text');
    expect(call!.namesAfter).toEqual(['side', 'pad']);
  });

  it('finds the names after a text that the cursor is in', () => {
    expect(at('Text.Pad($, "a|, b: c", side: "start")').calls[0]!.namesAfter).toEqual(['side']);
  });

  it.each([
    ['Text.Upper($)|', []],
    ['List.Map($, [|', ['List.Map']],
    ['List.Map($, ")(", {"a": Text.Upper(|', ['List.Map', 'Text.Upper']],
    ['List.Map($, [1)|', []],
    ['Text.Upper($))|', []],
  ])('isn’t confused by brackets in %s', (marked, names) => {
    expect(at(marked).calls.map(({name}) => name)).toEqual(names);
  });

  it('distinguishes an argument from an item of a list in an argument', () => {
    expect(at('List.Sort(|').isArgument).toBe(true);
    expect(at('List.Sort([|').isArgument).toBe(false);
  });
});

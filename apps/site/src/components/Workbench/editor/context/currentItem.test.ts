import {describe, expect, it} from 'vitest';
import {atCursor, catalogue} from './catalogue.fixture';
import {contextAt} from './contextAt';
import {currentItem, withItem} from './currentItem';

function itemAt(marked: string) {
  const {notation, position} = atCursor(marked);
  return currentItem(notation, contextAt(notation, position).calls, catalogue);
}

describe('currentItem', () => {
  it.each([
    ['List.Map($.orders, @.|', '$.orders[0]'],
    ['List.Map($.orders, List.Map(@.lines, @.|', '$.orders[0].lines[0]'],
    ['List.Map(List.Filter($, @.a), @.|', 'List.Filter($, @.a)[0]'],
    ['List.Map($.a, List.Map(List.Filter(@.b, @.c), @.|', 'List.Filter($.a[0].b, @.c)[0]'],
    ['List.Map($.a, List.Map(List.Take(@.b, @index), @.|', 'List.Take($.a[0].b, 0)[0]'],
    ['List.Map($, Logical.If(true, {"a": Text.Upper(@.|', '$[0]'],
    ['List.Map(expression: 1, list: $.a)', undefined],
    ['List.Map(list: $.a, expression: @.|', '$.a[0]'],
    ['List.SortBy($.a, @.|', '$.a[0]'],
    ['List.JoinByKey($.a, $.b, @.|', '$.a[0]'],
    ['List.JoinByKey($.a, $.b, "id", @.|', '$.b[0]'],
    ['JSON.MapValues($.prices, @.|', 'JSON.Entries($.prices)[0]'],
    ['Text.Upper(@.|', undefined],
    ['List.Map(@.|', undefined],
    ['List.Map($.+, @.|', undefined],
  ])('finds the first item in %s', (marked, item) => {
    expect(itemAt(marked)).toBe(item);
  });
});

describe('withItem', () => {
  it('doesn’t touch `@` in text', () => {
    expect(withItem('Text.Concat("@", @.a, @.b)', '$[0]', catalogue)).toBe(
      'Text.Concat("@", $[0].a, $[0].b)',
    );
  });

  it('returns nothing if there is no item', () => {
    expect(withItem('@.a', undefined, catalogue)).toBeUndefined();
    expect(withItem('$.a', undefined, catalogue)).toBe('$.a');
  });
});

import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatNotation, onOneLine} from './formatNotation';

it.each([
  ['Text.Upper( $.name,locale:"de" )', 'Text.Upper($.name, locale: "de")'],
  ["$['name'][ 'first name' ][ -1 ]", '$.name["first name"][-1]'],
  ["'it\\'s'", '"it\'s"'],
  ['[1.50,\n 2e3, {"a" :[ ]}]', '[1.50, 2e3, {"a": []}]'],
])('writes %s on one line', (notation, expected) => {
  expect(formatNotation(notation)).toBe(expected);
});

it('spreads what is too long over several lines', () => {
  expect(
    formatNotation('List.Map($.orders, {"id": @.id, "total": Math.Add(@.net, @.tax)})', 40),
  ).toBe(
    `List.Map(
  $.orders,
  {
    "id": @.id,
    "total": Math.Add(@.net, @.tax)
  }
)`,
  );
});

it('keeps an object on several lines if its first entry is on a line of its own', () => {
  const spread = 'List.Map(\n  $,\n  {\n    "id": @.id\n  }\n)';
  expect(formatNotation(spread)).toBe(spread);
  expect(formatNotation('List.Map($, {"id":\n @.id})')).toBe('List.Map($, {"id": @.id})');
});

it('leaves what is empty on its line, however long that is', () => {
  expect(formatNotation('List.Concat([], {}, Datetime.Now())', 1)).toBe(
    'List.Concat(\n  [],\n  {},\n  Datetime.Now()\n)',
  );
});

it('spreads a call that a path follows', () => {
  expect(formatNotation('List.First($.orders, @.total).customer["first name"]', 30)).toBe(
    'List.First(\n  $.orders,\n  @.total\n).customer["first name"]',
  );
});

const notation = fc.letrec<{node: string}>((tie) => ({
  node: fc.oneof(
    {depthSize: 'small'},
    fc.constantFrom('$', '@.total', '$.items[0]["a b"]', '1.50', '-2', 'true', 'null', '"a, b"'),
    fc.array(tie('node'), {maxLength: 4}).map((items) => `[${items.join(',')}]`),
    fc.array(tie('node'), {maxLength: 4}).map((items) => `List.Concat( ${items.join(' ,')})`),
    fc
      .array(tie('node'), {maxLength: 4})
      .map((items) => `{${items.map((item, index) => `"k${index}":${item}`).join(',')}}`),
  ),
})).node;

it('changes nothing when it formats its own output, at any width', () => {
  fc.assert(
    fc.property(notation, fc.integer({min: 1, max: 100}), (source, width) => {
      const formatted = formatNotation(source, width);
      expect(formatNotation(formatted, width)).toBe(formatted);
      expect(onOneLine(formatted)).toBe(onOneLine(source));
    }),
  );
});

it('only trims invalid notation', () => {
  expect(onOneLine(' Text.Upper( ')).toBe('Text.Upper(');
});

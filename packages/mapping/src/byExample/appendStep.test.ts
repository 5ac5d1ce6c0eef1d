import {expect, it} from 'vitest';
import {appendStep} from './appendStep';

it.each([
  ['$.name', 'Text.Upper($)', 'Text.Upper($.name)'],
  ['$.name\n', 'Text.Concat($, "-", $)', 'Text.Concat($.name, "-", $.name)'],
  ['List.First($)', '$.name', 'List.First($).name'],
  ['$.a', 'Text.Concat("$", $)', 'Text.Concat("$", $.a)'],
  ['$', 'List.Map($, Text.Upper(@))', 'List.Map($, Text.Upper(@))'],
])('%j, then %j', (mapping, step, expected) => {
  expect(appendStep(mapping, step)).toBe(expected);
});

it('returns undefined if the result isn’t valid', () => {
  expect(appendStep('Text.Upper(', 'Text.Lower($)')).toBeUndefined();
});

import {describe, expect, it} from 'vitest';
import {MappingError} from '@documentation/base/internal/values/errors';
import {findMappingFunction} from '.';
import {evaluateNotation} from '../language/run/evaluate';
import {parse} from '../language/notation/parse';
import {nearest} from '../language/suggestions/nearest';
import {suggestArgument, suggestName} from '../language/suggestions/suggest';

async function suggestionFor(call: string) {
  const context = {now: '2024-05-01T12:00:00Z'};
  const error: unknown = await evaluateNotation(call, {
    input: null,
    context,
    resolve: findMappingFunction,
  }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(MappingError);
  const definition = await findMappingFunction((error as MappingError).functionName);
  return suggestArgument(parse(call), error as MappingError, definition!);
}

describe('suggestArgument', () => {
  it.each([
    ['a closed value', 'Text.Pad("a", 3, side: "strat")', 'strat', 'start'],
    [
      'a time zone',
      'Datetime.ConvertTimezone("2024-05-01T12:00:00Z", "Europe/Berlim")',
      'Europe/Berlim',
      'Europe/Berlin',
    ],
    ['a format token', 'Datetime.Format("2024-05-01", "DD.MM.yyyy")', 'DD.MM.yyyy', 'dd.MM.yyyy'],
    ['a language tag', 'Text.Upper("a", locale: "de_DE")', 'de_DE', 'de-DE'],
    ['a nested argument', 'Text.Upper(Text.Trim("a", side: "bth"))', 'bth', 'both'],
    ['an argument without a name', 'Text.Pad("start", 3, " ", "edn")', 'edn', 'end'],
    ['a named argument among others', 'Text.Pad("a", 3, fill: "start", side: "edn")', 'edn', 'end'],
    [
      'one of several calls of a function',
      'Text.Concat(Text.Trim("a", side: "both"), Text.Trim("a", side: "bth"))',
      'bth',
      'both',
    ],
    [
      'one of several language tags',
      'Text.Concat(Text.Upper("a", locale: "en"), Text.Upper("b", locale: "de_DE"))',
      'de_DE',
      'de-DE',
    ],
    ['a language tag with spaces', 'Text.Upper("a", locale: " pt BR ")', ' pt BR ', 'pt-BR'],
  ])('suggests a replacement for %s', async (_what, call, found, replacement) => {
    expect(await suggestionFor(call)).toEqual({found, replacement});
  });

  it('suggests nothing if no value is close enough', async () => {
    expect(await suggestionFor('Text.Pad("a", 3, side: "middle-ish")')).toBeUndefined();
    expect(await suggestionFor('Text.Upper(1)')).toBeUndefined();
    expect(await suggestionFor('Text.Upper("a", locale: "?")')).toBeUndefined();
    expect(await suggestionFor('Text.Trim("a", side: Text.Trim("bth"))')).toBeUndefined();
  });
});

describe('nearest', () => {
  it('finds a name despite a typo or different case', () => {
    expect(nearest('Text.Uper', ['Text.Lower', 'Text.Upper', 'Text.Trim'])).toBe('Text.Upper');
    expect(nearest('text.upper', ['Text.Upper'])).toBe('Text.Upper');
    expect(nearest('=>', ['<', '<=', '>', '>='])).toBe('>=');
    expect(nearest('=>', ['<=', '>='])).toBe('>=');
    expect(nearest('x', ['m', 'km'])).toBeUndefined();
    expect(nearest('km', ['kg'])).toBe('kg');
    expect(nearest('top', ['mop', 'mat'])).toBe('mop');
    expect(nearest('top', ['mat'])).toBeUndefined();
    expect(nearest('left', ['gift'])).toBe('gift');
    expect(nearest('x', [])).toBeUndefined();
  });
});

describe('suggestName', () => {
  it.each([
    ['List.Sum', 'Math.Sum'],
    ['Text.Uper', 'Text.Upper'],
  ])('%s → %s', (found, replacement) => {
    const names = ['List.Some', 'Math.Sum', 'Text.Join', 'Text.Upper'];
    expect(suggestName(found, names)).toEqual({found, replacement});
  });
});

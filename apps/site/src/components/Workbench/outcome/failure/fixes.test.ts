import {describe, expect, it} from 'vitest';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import type {Range} from '@documentation/base/internal/values/range';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import {parseMapping} from '../../state/parsedMapping';
import {continueWithNull, suggestedReplacement, type Replacement} from './fixes';
import {inputHint} from './inputHintText';

function rangeOf(mapping: string, part: string): Range {
  const from = mapping.indexOf(part);
  return {from, to: from + part.length};
}

function applied(mapping: string, {range: {from, to}, text}: Replacement): string {
  return mapping.slice(0, from) + text + mapping.slice(to);
}

describe('suggestedReplacement', () => {
  it('replaces an unknown name', () => {
    const mapping = 'List.Map($, Text.Uper(@))';
    const fix = suggestedReplacement(parseMapping(mapping), rangeOf(mapping, 'Text.Uper'), {
      found: 'Text.Uper',
      replacement: 'Text.Upper',
    });
    expect(applied(mapping, fix!)).toBe('List.Map($, Text.Upper(@))');
  });

  it('replaces the argument of the failing call, not the same text in a call within it', () => {
    const mapping = `Date.Format(Date.Parse($.a, "YYYY"), 'YYYY')`;
    const fix = suggestedReplacement(
      parseMapping(mapping),
      {from: 0, to: mapping.length},
      {
        found: 'YYYY',
        replacement: 'yyyy',
      },
    );
    expect(applied(mapping, fix!)).toBe('Date.Format(Date.Parse($.a, "YYYY"), "yyyy")');
  });

  it('offers nothing if the mistake can’t be found', () => {
    const suggestion = {found: 'x', replacement: 'y'};
    expect(
      suggestedReplacement(parseMapping('Text.Upper($)'), {from: 0, to: 13}, suggestion),
    ).toBeUndefined();
    expect(
      suggestedReplacement(parseMapping('Text.Upper("x")'), undefined, suggestion),
    ).toBeUndefined();
  });
});

describe('continueWithNull', () => {
  it('catches only the error that occurred', async () => {
    const mapping = 'List.Map($, {"total": Number.Parse(@)})';
    const range = rangeOf(mapping, 'Number.Parse(@)');
    const fix = continueWithNull(mapping, {code: 'E_PARSE', message: '', range});
    const fixed = applied(mapping, fix!);
    expect(fixed).toBe(
      'List.Map($, {"total": Logical.IfError(Number.Parse(@), null, codes: ["E_PARSE"])})',
    );
    const context = {now: '2024-05-01T12:00:00Z'};
    const surroundings = {input: ['1', 'x'], context, resolve: findMappingFunction};
    expect(await evaluateNotation(fixed, surroundings)).toEqual([{total: 1}, {total: null}]);
  });

  it('doesn’t hide mistakes in the mapping', () => {
    const range = {from: 0, to: 1};
    expect(continueWithNull('$', {code: 'E_FORMAT', message: '', range})).toBeUndefined();
    expect(continueWithNull('$', {code: 'E_TYPE', message: '', range})).toBeUndefined();
    expect(continueWithNull('$', {message: 'There is no function.', range})).toBeUndefined();
  });
});

describe('inputHint', () => {
  function outcomeOf(mapping: string, outcome: object, input: unknown): WorkbenchOutcome {
    const step = {count: 1, failed: 0};
    const values = [{value: input, description: '', isCut: false, indices: []}];
    const steps = [
      {...step, ...rangeOf(mapping, '$'), type: 'Variable', values},
      {...step, from: mapping.indexOf('$'), to: mapping.length - 1, type: 'Path', values: []},
    ];
    return {mapping, elapsedMs: 1, steps, ...outcome} as unknown as WorkbenchOutcome;
  }
  const file = new TextEncoder().encode('{"a": 1}');

  it('says that a file must be read first', () => {
    expect(inputHint(outcomeOf('List.Count($.a)', {value: null, size: 4}, file))).toBe(
      '`$` is a file, so `$.a` is null. Read the file first, for example with `Readers.JSON.ReadDocument($)`.',
    );
    expect(inputHint(outcomeOf('List.Count($.a)', {value: 1, size: 1}, {a: [1]}))).toBeUndefined();
  });

  it('says that data needs no reader', () => {
    const failure = {code: 'E_TYPE', functionName: 'Readers.CSV.ReadObjects', parameter: 'file'};
    const mapping = 'Readers.CSV.ReadObjects($)';
    expect(inputHint(outcomeOf(mapping, {failure}, [{a: 1}]))).toMatch(/^`\$` is already data/);
    expect(inputHint(outcomeOf(mapping, {failure}, 'a;b'))).toBeUndefined();
  });
});

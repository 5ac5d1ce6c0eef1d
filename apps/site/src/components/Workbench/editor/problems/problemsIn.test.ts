import {describe, expect, it} from 'vitest';
import {parseMapping} from '../../state/parsedMapping';
import {catalogue} from '../context/catalogue.fixture';
import {problemsIn} from './problemsIn';

describe('problemsIn', () => {
  it.each(['', ' \n', 'Text.Upper($)', 'List.Map($, Text.Pad(@.a, 5, side: "start"))'])(
    'finds nothing in %j',
    (notation) => {
      expect(problemsIn(parseMapping(notation), catalogue, [])).toEqual([]);
    },
  );

  it('reports a syntax error at its place', () => {
    expect(problemsIn(parseMapping('Text.Upper($.a + 1)'), catalogue, [])).toMatchObject([
      {from: 15, to: 16},
    ]);
  });

  it('suggests the nearest function', () => {
    expect(problemsIn(parseMapping('[Text.Uper($), Upper($)]'), catalogue, [])).toMatchObject([
      {from: 1, to: 10, replacement: 'Text.Upper'},
      {from: 15, to: 20, replacement: 'Text.Upper'},
    ]);
  });

  it('says what to do if no name is near', () => {
    const [problem] = problemsIn(parseMapping('Qqqqq.Zzzzz($)'), catalogue, []);
    expect(problem!.replacement).toBeUndefined();
    expect(problem!.message).toContain('Check the category and name.');
  });

  it('suggests the nearest parameter', () => {
    expect(problemsIn(parseMapping('Text.Pad($, 5, sides: "start")'), catalogue, [])).toMatchObject(
      [{from: 15, to: 20, replacement: 'side'}],
    );
  });

  it('knows unlisted functions, and everything while the catalogue isn’t loaded', () => {
    expect(problemsIn(parseMapping('Old.Name($)'), catalogue, ['Old.Name'])).toEqual([]);
    expect(problemsIn(parseMapping('Text.Uper($)'), new Map(), [])).toEqual([]);
  });
});

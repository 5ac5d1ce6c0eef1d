import {describe, expect, it} from 'vitest';
import {catalogue} from '../context/catalogue.fixture';
import {matchedPart, matching} from './matching';
import type {Suggestion} from './suggestion';

const suggest = (label: string, rank = 0): Suggestion => ({
  kind: 'function',
  label,
  insert: label,
  rank,
});

describe('matching', () => {
  it.each([
    ['up', 'Text.Upper'],
    ['text.up', 'Text.Upper'],
    ['readRows', 'Readers.CSV.ReadRows'],
    ['groupby', 'List.GroupBy'],
    ['map', 'List.Map'],
    ['pad', 'Text.Pad'],
  ])('finds %s first', (typed, name) => {
    const list = [...catalogue.keys()].map((label) => suggest(label));
    expect(matching(list, typed)[0]!.label).toBe(name);
  });

  it('prefers the start of a name to the start of a word, and that to the middle', () => {
    const list = ['Excel.Lookup', 'Text.CaseUp', 'Text.Upper', 'up:'].map((label) =>
      suggest(label),
    );
    expect(matching(list, 'up').map(({label}) => label)).toEqual([
      'up:',
      'Text.Upper',
      'Text.CaseUp',
      'Excel.Lookup',
    ]);
  });

  it('sorts equal matches by rank, and otherwise keeps the order', () => {
    const list = [suggest('b'), suggest('a'), suggest('c', 5)];
    expect(matching(list, '').map(({label}) => label)).toEqual(['c', 'b', 'a']);
  });

  it('leaves out what doesn’t match', () => {
    expect(matching([suggest('Text.Upper')], 'upx')).toEqual([]);
  });

  it('finds the part to emphasise', () => {
    expect(matchedPart('Text.Upper', 'up')).toEqual([5, 7]);
    expect(matchedPart('Text.Upper', '')).toEqual([]);
    expect(matchedPart('"start"', 'st')).toEqual([1, 3]);
  });
});

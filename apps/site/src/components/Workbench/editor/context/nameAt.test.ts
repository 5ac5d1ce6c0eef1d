import {describe, expect, it} from 'vitest';
import {atCursor} from './catalogue.fixture';
import {nameAt} from './nameAt';

function at(marked: string) {
  const {notation, position} = atCursor(marked);
  return nameAt(notation, position);
}

describe('nameAt', () => {
  it.each([
    ['[Te|xt.Upper($)]', {functionName: 'Text.Upper', from: 1, to: 11}],
    ['Readers.CSV.Read|Rows($)', {functionName: 'Readers.CSV.ReadRows', from: 0, to: 20}],
    [
      'Text.Pad($, 5, si|de: "start")',
      {functionName: 'Text.Pad', parameter: 'side', from: 15, to: 19},
    ],
    ['$.Text.Up|per', undefined],
    ['"Text.Up|per($)"', undefined],
    ['Text.Upper($|)', undefined],
    ['tru|e', undefined],
  ])('finds the name in %s', (marked, name) => {
    expect(at(marked)).toEqual(name);
  });
});

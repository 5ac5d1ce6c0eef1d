import {describe, expect, it} from 'vitest';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {emptyCall} from './emptyCall';

const callOf = (name: string) =>
  emptyCall(mappingFunctions.find((each) => qualifiedName(each) === name)!);

describe('emptyCall', () => {
  it.each([
    ['Text.Upper', 'Text.Upper($)'],
    ['List.Map', 'List.Map($, @)'],
    ['Datetime.Now', 'Datetime.Now()'],
    ['Readers.CSV.ReadObjects', 'Readers.CSV.ReadObjects($)'],
  ])('calls %s with its required parameters', (name, call) => {
    expect(callOf(name)).toBe(call);
  });

  it('is valid notation for every function', () => {
    for (const definition of mappingFunctions) {
      expect(parse(emptyCall(definition)).type).toBe('Call');
    }
  });
});

import {describe, expect, it} from 'vitest';
import {mappingFunctions} from '.';
import {qualifiedName} from '../language/qualifiedName';
import {failingExamples} from './failingExamples.fixture';

describe.each(
  mappingFunctions.map((definition) => [qualifiedName(definition), definition] as const),
)('%s', (_name, definition) => {
  it('returns the documented result for every example', async () => {
    expect(await failingExamples([definition])).toEqual([]);
  });
});

import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {nameOfTypes} from '@documentation/base/internal/values/namesOfTypes';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {Catalogue} from './parameters';

/** The real functions, with what the tests need to know about them. */
export const catalogue: Catalogue = new Map(
  mappingFunctions.map((definition) => [
    qualifiedName(definition),
    {
      name: qualifiedName(definition),
      summary: definition.summary,
      signature: '() → Any',
      parameters: Object.entries(definition.parameters).map(([name, parameter]) => ({
        name,
        type: nameOfTypes(parameter.type),
        description: parameter.description,
        isRequired: parameter.default === undefined && !parameter.rest,
        isRest: parameter.rest ?? false,
        values: parameter.values,
      })),
    },
  ]),
);

/** Splits text at `|`, which marks the cursor. */
export function atCursor(marked: string): {notation: string; position: number} {
  const position = marked.indexOf('|');
  return {notation: marked.replace('|', ''), position};
}

import facts from '@generated/function-tables/default/searchable.json';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import type {SearchableFacts} from '@documentation/reference/internal/pages/searchableFacts';

const factsByName = facts as Readonly<Record<string, SearchableFacts>>;

/** All listed functions, with the facts that definitions in workers lack. */
export const searchableFunctions: readonly MappingFunction[] = mappingFunctions.flatMap(
  (definition) => {
    const own = factsByName[qualifiedName(definition)];
    return own ? [{...definition, ...own} as MappingFunction] : [];
  },
);

import facts from '@generated/function-tables/default/searchable.json';
import {qualifiedName} from '../../../functions/language/qualifiedName';
import type {MappingFunction} from '../../../functions/language/types';
import {mappingFunctions} from '../../../functions/mappingFunctions';
import type {SearchableFacts} from '../../universal/searchableFacts';

const factsByName = facts as Readonly<Record<string, SearchableFacts>>;

/** All listed functions, with the facts that definitions in workers lack. */
export const searchableFunctions: readonly MappingFunction[] = mappingFunctions.flatMap(
  (definition) => {
    const own = factsByName[qualifiedName(definition)];
    return own ? [{...definition, ...own} as MappingFunction] : [];
  },
);

import {
  findMappingFunction,
  mappingFunctions,
} from '@documentation/mapping/internal/functions/index';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import type {Catalogue} from '@documentation/mapping/internal/runtime/loadFunctions';

/** The functions that the documentation lists. Others still run. */
export const listedFunctions = mappingFunctions.filter(({unlisted}) => !unlisted);

const byName = new Map(mappingFunctions.map((each) => [qualifiedName(each), each]));

/** Finds any function by its name: 'Text.Upper' */
export const findFunction = (name: string): MappingFunction | undefined => byName.get(name);

export const catalogue: Catalogue = {
  has: (name) => byName.has(name),
  find: findMappingFunction,
  suggested: listedFunctions.map(qualifiedName),
};

import {qualifiedName} from '../invoke';
import type {Category, MappingFunction} from '../types';
import text from './Text';

/** All categories of mapping functions, in the order of the sidebar. */
export const mappingCategories: readonly Category[] = [text];

export function functionsOf({functions, categories = []}: Category): MappingFunction[] {
  return [...functions, ...categories.flatMap(functionsOf)];
}

export const mappingFunctions: readonly MappingFunction[] = mappingCategories.flatMap(functionsOf);

const byName = new Map(
  mappingFunctions.map((definition) => [qualifiedName(definition), definition]),
);

/** 'Text.Upper' → its definition */
export function findMappingFunction(name: string): Promise<MappingFunction | undefined> {
  return Promise.resolve(byName.get(name));
}

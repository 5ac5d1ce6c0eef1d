import {qualifiedName} from '../language/qualifiedName';
import type {Category, MappingFunction} from '../language/types';
import datetime from './Datetime';
import excel from './Excel';
import geo from './Geo';
import json from './JSON';
import list from './List';
import logical from './Logical';
import math from './Math';
import number from './Number';
import readers from './Readers';
import text from './Text';
import types from './Types';
import writers from './Writers';
import xml from './XML';

/** All categories of mapping functions, in sidebar order. */
export const mappingCategories: readonly Category[] = [
  datetime,
  excel,
  geo,
  json,
  list,
  logical,
  math,
  number,
  readers,
  text,
  types,
  writers,
  xml,
];

export function functionsOf({functions, categories = []}: Category): MappingFunction[] {
  return [...functions, ...categories.flatMap(functionsOf)];
}

export const mappingFunctions: readonly MappingFunction[] = mappingCategories.flatMap(functionsOf);

const byName = new Map(
  mappingFunctions.map((definition) => [qualifiedName(definition), definition]),
);

/** Finds a definition by its qualified name, such as 'Text.Upper'. */
export function findMappingFunction(name: string): Promise<MappingFunction | undefined> {
  return Promise.resolve(byName.get(name));
}

import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import type {Catalogue} from '@documentation/mapping/internal/runtime/loadFunctions';

/** Loads a definition by its path, such as './Text/Upper.ts'. Each definition has its own chunk. */
const definitions = import.meta.webpackContext('../../../../../packages/mapping/src/functions', {
  mode: 'lazy',
  regExp: /^\.(?:\/[A-Z]\w*)+\/[A-Z]\w*\.ts$/,
});

/** './Readers/CSV/ReadRows.ts' → 'Readers.CSV.ReadRows' */
function nameOfPath(path: string): string {
  return path.slice(2, -3).replaceAll('/', '.');
}

const pathByName = new Map(definitions.keys().map((path) => [nameOfPath(path), path]));

/** The names of all mapping functions: 'Text.Upper' */
const mappingNames: readonly string[] = [...pathByName.keys()];

export async function findMappingFunction(name: string): Promise<MappingFunction | undefined> {
  const path = pathByName.get(name);
  return path === undefined
    ? undefined
    : ((await definitions(path)) as {default: MappingFunction}).default;
}

export const catalogue: Catalogue = {
  has: (name) => pathByName.has(name),
  find: findMappingFunction,
  suggested: mappingNames,
};

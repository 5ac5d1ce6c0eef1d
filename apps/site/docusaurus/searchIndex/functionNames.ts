import {aliasesOf} from '@documentation/mapping/internal/language/aliases';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {SearchPage} from '@documentation/reference/internal/search/types';

type Names = Pick<SearchPage, 'names' | 'aliases'>;

/** The facts that the index needs about either kind of function. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly aliases: string;
  readonly equivalents?: MappingFunction['equivalents'];
}

/**
 * Returns the aliases and the names in Excel, each once. Names in other tools would make the index too large. The index
 * of all functions finds them.
 */
export function otherNames(definition: Definition): readonly string[] {
  const {name, equivalents = []} = definition;
  const aliases = aliasesOf(definition);
  const known = new Set([name, ...aliases].map((alias) => alias.toLowerCase()));
  const others = equivalents
    .filter(({tool}) => tool === 'excel')
    .map((equivalent) => equivalent.name)
    .filter((other) => !known.has(other.toLowerCase()));
  return [...aliases, ...new Set(others)];
}

function namesByPath(folder: string, definitions: readonly Definition[]): [string, Names][] {
  return definitions.map((definition) => [
    `/platformRef/${folder}/${definition.category}/${definition.name}`,
    {names: [definition.name], aliases: otherNames(definition)},
  ]);
}

const byPath = new Map([
  ...namesByPath('mappingFunctions', mappingFunctions),
  ...namesByPath('workflowFunctions', workflowFunctions),
]);

/** Returns the names of the function or category that a page is about, and its aliases. */
export function functionNames(path: string): Names {
  const [, category] = /Functions\/(?:.+\/)?([^/]+)\/$/.exec(path) ?? [];
  return category
    ? {names: [`${category} functions`], aliases: [`${category} category`]}
    : (byPath.get(path) ?? {names: [], aliases: []});
}

import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {SearchPage} from '../../src/search/types';

type Names = Pick<SearchPage, 'names' | 'aliases'>;

/** The facts that the index needs about either kind of function. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

function namesByPath(folder: string, definitions: readonly Definition[]): [string, Names][] {
  return definitions.map((definition) => [
    `/platformRef/${folder}/${definition.category}/${definition.name}`,
    {names: [definition.name], aliases: definition.aliases ?? []},
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

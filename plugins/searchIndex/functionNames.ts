import type {MappingFunction} from '../../functions/language/types';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {SearchPage} from '../../src/search/types';

type Names = Pick<SearchPage, 'names' | 'aliases'>;

/** The facts that the index needs about either kind of function. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly equivalents?: MappingFunction['equivalents'];
}

/** A name that more functions share, such as `read` in DataWeave, would find too many pages. */
const MAX_SHARED = 3;

function sharedNames(): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const {equivalents = []} of mappingFunctions) {
    for (const name of new Set(equivalents.map((equivalent) => equivalent.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return new Set([...counts].flatMap(([name, count]) => (count > MAX_SHARED ? [name] : [])));
}

const shared = sharedNames();

/** Matches ordinary words, such as `read` and `first`. As aliases, they would find pages about something else. */
const ordinaryWord = /^[a-z]+$/;

/** Returns the aliases and the names in other tools, each once. Names without letters, such as `+`, are left out. */
export function aliasesOf({name, aliases = [], equivalents = []}: Definition): readonly string[] {
  const known = new Set([name, ...aliases].map((alias) => alias.toLowerCase()));
  const others = equivalents
    .map((equivalent) => equivalent.name)
    .filter((other) => /\p{L}{2}/u.test(other) && !ordinaryWord.test(other) && !shared.has(other));
  return [...aliases, ...new Set(others.filter((other) => !known.has(other.toLowerCase())))];
}

function namesByPath(folder: string, definitions: readonly Definition[]): [string, Names][] {
  return definitions.map((definition) => [
    `/platformRef/${folder}/${definition.category}/${definition.name}`,
    {names: [definition.name], aliases: aliasesOf(definition)},
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

import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {qualifiedName} from '../../functions/invoke';
import type {SearchPage} from '../../src/search/types';

/** What the index needs of a definition, whichever kind of function it is of. */
interface Definition {
  readonly category: string;
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** '/platformRef/mappingFunctions/Text/Upper' → 'functions/mappingFunctions/Text/Upper.ts' */
function definitionFile(siteDirectory: string, path: string): string | undefined {
  const [, route] = /^\/platformRef\/((?:mapping|workflow)Functions\/.+[^/])$/.exec(path) ?? [];
  return route && join(siteDirectory, 'functions', `${route}.ts`);
}

/** The names of the function or category that a page is about: 'Text.Upper', and what others call it. */
export async function functionNames(
  siteDirectory: string,
  path: string,
): Promise<Pick<SearchPage, 'names' | 'aliases'>> {
  const file = definitionFile(siteDirectory, path);
  const [, category] = /Functions\/(?:.+\/)?([^/]+)\/$/.exec(path) ?? [];
  if (category) {
    return {names: [`${category} functions`], aliases: [`${category} category`]};
  }
  if (!file || !existsSync(file)) {
    return {names: [], aliases: []};
  }
  const module = (await import(pathToFileURL(file).href)) as {readonly default: Definition};
  const {aliases = []} = module.default;
  return {names: [qualifiedName(module.default)], aliases};
}

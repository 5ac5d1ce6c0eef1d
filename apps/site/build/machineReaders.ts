// Writes what programs read instead of pages: Markdown versions, lists of pages and functions.
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Environment} from '../config/environment';
import {cached, hashWithCode, type BuildCache} from '../docusaurus/buildCache';
import {allFailureMessages} from '../docusaurus/functionPages/failureMessages';
import {PACKAGE_FILE, TOOL_FILE, TOOL_FOLDER} from '../src/universal/commandLineTool';
import {markdownPath} from '../src/universal/markdownPath';
import {digests} from './lists/digests';
import {functionsJson} from './lists/functionsJson';
import {FUNCTIONS_FILE, FUNCTIONS_SCHEMA_FILE, functionsSchema} from './lists/functionsSchema';
import {llmsText, type ListedFile, type ListedPage} from './lists/llmsText';
import {pageMarkdown} from './markdown/pageMarkdown';
import {mainPart, readPage} from './markdown/readPage';

interface WrittenPage extends ListedPage {
  readonly isUnlisted: boolean;
  readonly markdown: string;
}

/** The files that llms.txt lists besides the pages and the digests. */
const files: readonly ListedFile[] = [
  {
    section: 'Guides',
    name: `${TOOL_FOLDER}/${TOOL_FILE}`,
    title: 'The command-line tool',
    description:
      'Finds, runs, explains and tests mappings, and contains these pages. It’s one file for Node.js 20 or later, and an MCP server: `node mapping.mjs mcp`.',
  },
  {
    section: 'Guides',
    name: `${TOOL_FOLDER}/${PACKAGE_FILE}`,
    title: 'The mapping package',
    description:
      'Runs mappings in a program of your own, in Node.js 20 or later and in browsers: `npm install ./mapping.tgz`.',
  },
  {
    section: 'Guides',
    name: 'llms-full.txt',
    title: 'All pages in one file',
    description: 'The Markdown versions of all listed pages, one after the other.',
  },
  {
    section: 'Platform reference',
    name: FUNCTIONS_FILE,
    title: 'All functions as JSON',
    description: 'Types, parameters, defaults, errors and examples with results.',
  },
  {
    section: 'Platform reference',
    name: FUNCTIONS_SCHEMA_FILE,
    title: 'The JSON Schema of functions.json',
    description: 'Describes each field.',
  },
  {
    section: 'Platform reference',
    name: 'workflow.schema.json',
    title: 'The JSON Schema of workflow documents',
    description:
      'Checks the structure of a workflow, but not its cron expressions, mapping expressions or duplicate IDs.',
  },
  {
    section: 'API reference',
    name: 'openapi.json',
    title: 'The API description as JSON',
    description: 'OpenAPI 3.1. The same as openapi.yaml.',
  },
];

/** Reads and converts a page, or takes the result from the previous build if the page hasn't changed. */
function convert(
  html: string,
  root: string,
  code: string,
  cache: BuildCache,
): WrittenPage | undefined {
  const part = mainPart(html);
  const name = createHash('sha256').update(code).update(root).update(part).digest('hex');
  const make = () => {
    const page = readPage(part);
    const {content: _, ...facts} = page ?? {};
    return Buffer.from(
      JSON.stringify(page ? {...facts, markdown: pageMarkdown(page, root)} : null),
    );
  };
  const json = cache.find(name) ?? cache.add(name, make());
  return (JSON.parse(json.toString()) as WrittenPage | null) ?? undefined;
}

/** Reads the code that converts pages, because the cache must not outlive it. */
function codeOfConversion(): Buffer[] {
  const folder = join(__dirname, 'markdown');
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name)));
}

function write(directory: string, name: string, content: string): void {
  const path = join(directory, name);
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, content);
}

/** Writes all files for programs into a build. */
export async function writeForMachines(
  directory: string,
  {url, baseUrl}: Pick<Environment, 'url' | 'baseUrl'>,
  htmlPages: readonly string[],
  cache: BuildCache,
): Promise<void> {
  const root = url + baseUrl;
  const code = hashWithCode('apps/site', codeOfConversion());
  const pages = htmlPages
    .flatMap((html) => convert(html, root, code, cache) ?? [])
    // File systems list pages in different orders.
    .sort((one, other) => (one.url < other.url ? -1 : 1));
  cache.save();
  pages.forEach((page) =>
    write(directory, markdownPath(page.url).slice(root.length), page.markdown),
  );

  const listed = pages.filter(({isUnlisted}) => !isUnlisted);
  const allDigests = digests(root);
  write(directory, 'llms.txt', llmsText(root, listed, [...allDigests, ...files]));
  write(directory, 'llms-full.txt', listed.map(({markdown}) => markdown).join('\n---\n\n'));
  allDigests.forEach(({name, text}) => write(directory, name, text));

  const messages = await cached(
    {siteDir: 'apps/site', outDir: directory},
    'failureMessages',
    [],
    () => allFailureMessages('apps/site'),
  );
  write(directory, FUNCTIONS_FILE, functionsJson(root, messages));
  write(directory, FUNCTIONS_SCHEMA_FILE, JSON.stringify(functionsSchema(root)));
}

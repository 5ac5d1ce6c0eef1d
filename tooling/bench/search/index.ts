// Measures search quality on the build: how often the right page comes first, or is among the five results shown.
import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {readEnvironment} from '../../../apps/site/config/environment';
import {htmlFile, readBuiltPages} from '../../../apps/site/docusaurus/searchIndex/builtPages';
import type {Manifest} from '@documentation/reference/internal/search/index/manifest';
import {fromScript} from '@documentation/reference/internal/search/index/searchScript';
import type {Contender} from './contender';
import {judgedQueries, type JudgedQuery} from './judgedQueries';
import {ours} from './ours';
import {pagefind} from './pagefind';
import {plainMiniSearch} from './plainMiniSearch';

const outputDirectory = 'build';
const {baseUrl} = readEnvironment();

interface Outcome {
  readonly query: JudgedQuery;
  /** The position of the right page: 1 for the first result, Infinity if it isn't among the five. */
  readonly rank: number;
  readonly milliseconds: number;
}

const pathOf = (url: string) => `/${url.split('#')[0]!.slice(baseUrl.length)}`;

/** Runs all queries once to warm up, then measures them. */
async function ask(contender: Contender, queries: readonly JudgedQuery[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const {query} of queries) {
    await contender.search(query);
  }
  for (const query of queries) {
    const start = performance.now();
    const urls = await contender.search(query.query);
    const milliseconds = performance.now() - start;
    const place = urls.findIndex((url) => query.paths.includes(pathOf(url)));
    outcomes.push({query, rank: place === -1 ? Infinity : place + 1, milliseconds});
  }
  return outcomes;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function row(name: string, part: string, outcomes: readonly Outcome[], {indexBytes}: Contender) {
  const share = (limit: number) => mean(outcomes.map(({rank}) => (rank <= limit ? 1 : 0)));
  return {
    search: name,
    part,
    queries: outcomes.length,
    'success@1': share(1).toFixed(3),
    'success@5': share(5).toFixed(3),
    'mean reciprocal rank': mean(outcomes.map(({rank}) => 1 / rank)).toFixed(3),
    'median ms/query': median(outcomes.map(({milliseconds}) => milliseconds)).toFixed(2),
    'index KB raw': (indexBytes.raw / 1024).toFixed(0),
    'index KB brotli': (indexBytes.brotli / 1024).toFixed(0),
  };
}

function readBuiltIndex(): Buffer {
  const manifest = readFileSync(join(outputDirectory, 'search-index.json'), 'utf8');
  return readFileSync(join(outputDirectory, (JSON.parse(manifest) as Manifest).file));
}

export async function benchSearch(): Promise<void> {
  const content = readBuiltIndex();
  const urls = fromScript(content.toString()).pages.map(([, url]) => url);
  const paths = new Set(urls.map(pathOf));
  const queries = judgedQueries.filter((query) => query.paths.some((path) => paths.has(path)));
  const site = {siteDirectory: process.cwd(), outputDirectory, baseUrl};
  const html = new Map(
    urls.map((url) => [url, readFileSync(htmlFile(outputDirectory, pathOf(url)), 'utf8')]),
  );
  const foreign = await pagefind(html);
  const contenders = [
    await ours(content),
    foreign,
    plainMiniSearch(await readBuiltPages(site, urls)),
  ];

  const rows = [];
  for (const contender of contenders) {
    const outcomes = await ask(contender, queries);
    const parts = {
      'tuned on': outcomes.filter(({query}) => !query.isKeptAside),
      'kept aside': outcomes.filter(({query}) => query.isKeptAside),
    };
    for (const [part, some] of Object.entries(parts)) {
      rows.push(row(contender.name, part, some, contender));
    }
    if (contender.name === 'ours') {
      for (const {query, rank} of parts['tuned on'].filter((outcome) => outcome.rank > 1)) {
        console.log(`not first (${rank}): ${query.query} → ${query.paths.join(', ')}`);
      }
    }
  }
  foreign.end();
  console.table(rows);
  const missing = judgedQueries.length - queries.length;
  console.log(
    `${paths.size} pages. ${missing} of ${judgedQueries.length} queries are left out, because their pages aren't in the build.`,
  );
}

// Changes the code of packages in random places, and counts the changes that no unit test notices.
// `npm run bench -- mutants --folders=values,formats --seed=2` changes two folders, in other places.
import {createHash} from 'node:crypto';
import {readdirSync} from 'node:fs';
import {Stryker} from '@stryker-mutator/core';
import {excludedMutations, sitesIn, type Site} from './sites.mjs';

interface Sample {
  readonly folders: readonly string[];
  readonly mutants: number;
  /** How many places in a file are changed, at most. */
  readonly sitesPerFile?: number;
}

const samples: Readonly<Record<string, Sample>> = {
  language: {folders: ['mapping/src/language'], mutants: 70},
  formats: {folders: ['mapping/src/formats'], mutants: 80},
  values: {folders: ['base/src'], mutants: 50},
  workflow: {folders: ['workflow/src/language', 'workflow/src/http'], mutants: 60},
  byExample: {folders: ['mapping/src/byExample'], mutants: 40},
  mappingFunctions: {folders: ['mapping/src/functions'], mutants: 100, sitesPerFile: 1},
  workflowFunctions: {folders: ['workflow/src/functions'], mutants: 20, sitesPerFile: 1},
};

const option = (name: string, otherwise: string) =>
  process.argv.find((argument) => argument.startsWith(`--${name}=`))?.split('=')[1] ?? otherwise;
const seed = option('seed', '1');
const names = option('folders', Object.keys(samples).join()).split(',');

/** Returns a random order, which stays the same as long as the code does. */
function shuffled<T>(items: readonly T[], text: (item: T) => string): T[] {
  const key = (item: T) =>
    createHash('sha256')
      .update(`${seed} ${text(item)}`)
      .digest('hex');
  return items
    .map((item) => ({item, key: key(item)}))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({item}) => item);
}

function codeIn(folder: string): string[] {
  return readdirSync(`packages/${folder}`, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.ts') && !/\.(test|fixture|d)\.ts$/.test(path))
    .map((path) => `packages/${folder}/${path}`);
}

async function sampleOf({folders, mutants, sitesPerFile}: Sample): Promise<Site[]> {
  const byRange = (sites: readonly Site[]) => shuffled(sites, ({range}) => range);
  const perFile = await Promise.all(folders.flatMap(codeIn).map(sitesIn));
  let count = 0;
  return (
    byRange(perFile.flatMap((sites) => byRange(sites).slice(0, sitesPerFile)))
      // Large expressions have many mutants, so one of them would be most of the sample.
      .filter((site) => site.mutants <= 4)
      .filter((site) => (count += site.mutants) <= mutants)
  );
}

const sites = (await Promise.all(names.map((name) => sampleOf(samples[name]!)))).flat();
const results = await new Stryker({
  mutate: sites.map(({range}) => range),
  mutator: {plugins: null, excludedMutations},
  plugins: ['@stryker-mutator/vitest-runner'],
  testRunner: 'vitest',
  vitest: {configFile: 'tooling/bench/mutants/vitest.config.mts', dir: 'packages', related: false},
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  disableTypeChecks: false,
  // The tests read files in these folders. StrykerJS copies them, and changes the copy.
  ignorePatterns: [
    '/*',
    ...['packages', 'apps', 'tooling', 'vitest.config.mts', 'package.json'].map(
      (kept) => `!/${kept}`,
    ),
  ],
  tempDirName: '.cache/mutants/copies',
  tsconfigFile: 'none',
  // Generous, so a busy machine doesn't count as a test that noticed. Endless loops are counted, not timed.
  timeoutMS: 120_000,
  dryRunTimeoutMinutes: 30,
  concurrency: 2,
  reporters: ['json', 'clear-text'],
  jsonReporter: {fileName: '.cache/mutants/report.json'},
  clearTextReporter: {logTests: false, reportTests: false, reportScoreTable: false},
}).runMutationTest();

console.table(
  names.map((name) => {
    const {folders} = samples[name]!;
    const statuses = results
      .filter(({fileName}) => folders.some((folder) => fileName.startsWith(`packages/${folder}/`)))
      .map(({status}) => String(status));
    const count = (...counted: string[]) =>
      statuses.filter((status) => counted.includes(status)).length;
    return {
      folder: name,
      mutants: count('Killed', 'Timeout', 'Survived', 'NoCoverage'),
      killed: count('Killed'),
      timeout: count('Timeout'),
      survived: count('Survived'),
      'no coverage': count('NoCoverage'),
    };
  }),
);

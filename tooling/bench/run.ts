// `npm run bench` runs all benchmarks on a fresh build. `npm run bench -- weight search` runs only these two.
import {describeBrowser, describeMachine} from './machine';
import type {Contenders} from './report';
import {writeResults} from './results';
import {runVisibly} from './runProgram';
import {prepareContenders} from './sites';

const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));

type Case = (contenders: Contenders) => Promise<string>;

/** Cases that compare our site with others. Their tables are kept in RESULTS.md. */
const comparisons: Readonly<Record<string, Case>> = {
  weight: async (contenders) => (await import('./weight')).benchWeight(contenders),
  reading: async (contenders) => (await import('./reading')).benchReading(contenders),
  navigation: async (contenders) => (await import('./navigation')).benchNavigation(contenders),
  searchSpeed: async (contenders) => (await import('./searchSpeed')).benchSearchSpeed(contenders),
  build: async (contenders) => (await import('./build')).benchBuild(contenders),
  growth: async (contenders) => (await import('./growth')).benchGrowth(contenders),
};

/** Cases that compare our engine with others. They need no sites. Their tables are kept in RESULTS.md too. */
const engineComparisons: Readonly<Record<string, () => Promise<string>>> = {
  catalogue: async () => (await import('./catalogue')).benchCatalogue(),
};

/** Cases that only print their results. */
const others: Readonly<Record<string, () => Promise<void> | void>> = {
  search: async () => (await import('./search')).benchSearch(),
  serve: async () => (await import('./serve')).benchServe(),
  byExample: async () => (await import('./byExample')).benchByExample(),
  // StrykerJS can't be loaded as CommonJS, as this file is.
  mutants: () =>
    runVisibly([
      'node',
      '--conditions=source',
      '--import',
      'tsx',
      'tooling/bench/mutants/run.mts',
      ...options,
    ]),
};

/** Cases that run only the code of packages. */
const withoutSite = ['catalogue', 'byExample', 'mutants'];

const caseNames = [
  ...Object.keys(comparisons),
  ...Object.keys(engineComparisons),
  ...Object.keys(others),
];

/** Prints a case's table and keeps it in RESULTS.md. `conditions` says what the figures depend on. */
async function keepTable(name: string, table: string, conditions: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const text = `${table}\n\n${day}; ${conditions}. To repeat: \`npm run bench -- ${name}\``;
  console.log(`\n## ${name}\n\n${text}`);
  await writeResults(new Map([[name, text]]), caseNames);
}

async function runComparisons(names: readonly string[]): Promise<void> {
  const machine = `${describeMachine()}; ${await describeBrowser()}`;
  const contenders = await prepareContenders();
  const versions = contenders.sites.map(({name, version}) => `${name} ${version}`).join(', ');
  for (const name of names) {
    await keepTable(name, await comparisons[name]!(contenders), `${machine}; ${versions}`);
  }
}

async function run(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => !options.includes(argument));
  const names = named.length > 0 ? named : caseNames;
  const unknown = names.find((name) => !caseNames.includes(name));
  if (unknown !== undefined) {
    throw new Error(
      `There is no benchmark named "${unknown}". Use one of these: ${caseNames.join(', ')}.`,
    );
  }
  if (names.some((name) => !withoutSite.includes(name))) {
    runVisibly(['npm', 'run', '--silent', 'build']);
  }
  const compared = names.filter((name) => name in comparisons);
  if (compared.length > 0) {
    await runComparisons(compared);
  }
  for (const name of names.filter((other) => other in engineComparisons)) {
    const machine = describeMachine();
    await keepTable(name, await engineComparisons[name]!(), machine);
  }
  for (const name of names.filter((other) => other in others)) {
    console.log(`\n— ${name}`);
    await others[name]!();
  }
}

void run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

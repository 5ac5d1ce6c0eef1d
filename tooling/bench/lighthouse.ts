// Runs Lighthouse in mobile mode on a page of each kind. Lighthouse needs Node 22 and is installed on demand.
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {KINDS} from '../../apps/site/e2e/sites/kinds';
import {findChromium} from './browser';
import {compare, type Contenders, type Figures} from './report';
import {install, localProgram, modernNodeEnvironment, runProgram} from './runProgram';
import {serve} from './server';
import {addressOf, pages, type Site} from './site';
import {median} from './statistics';

/** The number of runs that Lighthouse recommends. */
const ROUNDS = 5;
const LIGHTHOUSE = 'lighthouse@13.5.0';
const directory = resolve('.cache/lighthouse');
const gathered = join(directory, 'gathered');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * Lighthouse's default CPU slowdown, and the highest benchmark index for which its documentation recommends
 * that slowdown. Below an index of 1,500, the documentation recommends half of it. We reduce the slowdown in
 * proportion to the index instead.
 */
const SLOWDOWN = 4;
const EXPECTED_INDEX = 2000;

interface Report {
  readonly categories: Record<string, {score: number | null}>;
  readonly environment: {benchmarkIndex: number};
}

interface Artifacts {
  settings: {throttling: {cpuSlowdownMultiplier: number}};
}

/** The kinds of pages that only our own site has, except the not-found page, which Lighthouse rejects. */
const otherKinds = Object.entries(KINDS).filter(
  ([kind, path]) => kind !== 'not-found page' && !Object.values<string>(pages).includes(path),
);

const scoreOf = ({categories: judged}: Report, name: string) => (judged[name]?.score ?? NaN) * 100;

async function judge(
  url: string,
  environment: NodeJS.ProcessEnv,
): Promise<{scores: Record<string, number>; benchmarkIndex: number}> {
  const run = async (...options: readonly string[]) =>
    JSON.parse(
      await runProgram(
        [
          localProgram(directory, 'lighthouse'),
          url,
          '--quiet',
          '--output=json',
          `--only-categories=${categories.join(',')}`,
          '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
          ...options,
        ],
        {directory, environment},
      ),
    ) as Report;
  const report = await run(`-GA=${gathered}`);
  const {benchmarkIndex} = report.environment;
  // Lighthouse applies the slowdown to the gathered data, so one visit yields both scores. The slowdown in the
  // data must match the one on the command line.
  const slowdown = Math.min(SLOWDOWN, (SLOWDOWN * benchmarkIndex) / EXPECTED_INDEX);
  const file = join(gathered, 'artifacts.json');
  const artifacts = JSON.parse(readFileSync(file, 'utf8')) as Artifacts;
  artifacts.settings.throttling.cpuSlowdownMultiplier = slowdown;
  writeFileSync(file, JSON.stringify(artifacts));
  const calibrated = await run(`-A=${gathered}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`);
  return {
    benchmarkIndex,
    scores: {
      ...Object.fromEntries(categories.map((name) => [name, scoreOf(report, name)])),
      'performance, calibrated': scoreOf(calibrated, 'performance'),
    },
  };
}

async function measure(site: Site, environment: NodeJS.ProcessEnv): Promise<Figures> {
  const server = await serve(site);
  const figures: Record<string, number> = {};
  const indexes: number[] = [];
  try {
    const kinds = site.name === 'ours' ? otherKinds : [];
    for (const [name, path] of [...Object.entries(pages), ...kinds]) {
      const url = server.origin + addressOf(site, path);
      const {scores, benchmarkIndex} = await judge(url, environment);
      indexes.push(benchmarkIndex);
      Object.entries(scores).forEach(([row, score]) => (figures[`${name}: ${row}`] = score));
    }
  } finally {
    server.stop();
  }
  return {...figures, 'benchmark index of the machine': median(indexes)};
}

export async function benchLighthouse(contenders: Contenders): Promise<string> {
  try {
    const {path, environment: libraries} = await findChromium();
    const environment = {
      ...(await modernNodeEnvironment()),
      CHROME_PATH: path,
      ...libraries,
    };
    if (!existsSync(localProgram(directory, 'lighthouse'))) {
      mkdirSync(directory, {recursive: true});
      await install(directory, ['--prefix', directory, LIGHTHOUSE]);
    }
    const table = await compare(contenders, (site) => measure(site, environment), ROUNDS);
    return `${LIGHTHOUSE}, mobile; medians of ${ROUNDS} rounds. Lighthouse slows down the CPU by a factor of ${SLOWDOWN}, which its documentation recommends for a desktop with a benchmark index of 1,500 to ${EXPECTED_INDEX.toLocaleString('en')}. If the machine's index is below ${EXPECTED_INDEX.toLocaleString('en')}, the calibrated factor is lower in the same proportion. Only our site has the kinds of pages at the end of the table.\n\n${table}`;
  } catch (error) {
    return `Lighthouse can't run on this machine: ${(error as Error).message}`;
  }
}

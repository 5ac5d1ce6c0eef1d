// Lighthouse, mobile, on each kind of page. It needs Node 22 and is installed on demand.
import {existsSync, mkdirSync} from 'node:fs';
import {resolve} from 'node:path';
import {KINDS} from '../e2e/kinds';
import {findChromium} from './browser';
import {compare, type Contenders, type Figures} from './report';
import {install, localProgram, modernNodeEnvironment, runProgram} from './runProgram';
import {serve} from './server';
import {addressOf, pages, type Site} from './site';

const ROUNDS = 3;
const LIGHTHOUSE = 'lighthouse@13.5.0';
const directory = resolve('.cache/lighthouse');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Of our own site, every kind of page but the one that isn't there, which Lighthouse refuses. */
const otherKinds = Object.entries(KINDS).filter(
  ([kind, path]) => kind !== 'not-found page' && !Object.values<string>(pages).includes(path),
);

async function judge(address: string, environment: NodeJS.ProcessEnv): Promise<number[]> {
  const report = await runProgram(
    [
      localProgram(directory, 'lighthouse'),
      address,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    {directory, environment},
  );
  const {categories: judged} = JSON.parse(report) as {
    categories: Record<string, {score: number | null}>;
  };
  return categories.map((name) => (judged[name]?.score ?? NaN) * 100);
}

async function measure(site: Site, environment: NodeJS.ProcessEnv): Promise<Figures> {
  const server = await serve(site);
  const figures: Record<string, number> = {};
  try {
    const kinds = site.name === 'ours' ? otherKinds : [];
    for (const [name, path] of [...Object.entries(pages), ...kinds]) {
      const scores = await judge(server.origin + addressOf(site, path), environment);
      categories.forEach((category, index) => {
        figures[`${name}: ${category}`] = scores[index]!;
      });
    }
  } finally {
    server.stop();
  }
  return figures;
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
    return `${LIGHTHOUSE}, mobile; medians of ${ROUNDS} rounds. The others have no pages of the last kinds.\n\n${table}`;
  } catch (error) {
    return `Lighthouse can't run here: ${(error as Error).message}`;
  }
}

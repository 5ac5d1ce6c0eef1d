// Measures builds of the same pages, first without caches and then with them.
import {rmSync} from 'node:fs';
import {compressFiles} from '../../apps/site/build/compressFiles';
import {ourSiteOf} from './growth/grownSites';
import {measureBuild, type BuildCost} from './measureBuild';
import {exportPages} from './peers/exportPages';
import {compare, type Contenders, type Figures} from './report';
import type {Site} from './site';
import {ours} from './sites';

const ROUNDS = 3;
const folder = '.cache/bench/samePages';
/** The bundler's cache, which our two sites would share. It's deleted before each site's cold build. */
const bundlerCache = 'node_modules/.cache';

function describe(name: string, cost: BuildCost): Figures {
  return {
    [`${name}: wall seconds`]: cost.wallSeconds,
    [`${name}: CPU seconds`]: cost.cpuSeconds,
    [`${name}: peak memory, MB`]: cost.peakMegabytes,
  };
}

async function build(what: string, site: Site): Promise<Figures> {
  return {
    ...describe(`${what}, cold`, await measureBuild(site, true)),
    ...describe(`${what}, warm`, await measureBuild(site, false)),
  };
}

async function buildOurs(): Promise<Figures> {
  const samePages = ourSiteOf(exportPages(ours.output), folder);
  const figures = await build('the same pages', {
    ...samePages,
    caches: [...samePages.caches, bundlerCache],
  });
  rmSync(folder, {recursive: true, force: true});
  rmSync(bundlerCache, {recursive: true, force: true});
  return {...figures, ...(await build('our whole site', ours))};
}

export async function benchBuild(contenders: Contenders): Promise<string> {
  const table = await compare(
    contenders,
    (site) => (site === ours ? buildOurs() : build('the same pages', site)),
    ROUNDS,
  );
  // The rebuilt sites lack the compressed copies that other benchmarks need.
  contenders.sites.filter((site) => site !== ours).forEach(({output}) => compressFiles(output));
  return `Medians of ${ROUNDS} rounds. A cold build has no caches. A warm build repeats it with nothing changed. "The same pages" are those that the others build too. Our builds run all of \`npm run build\`, including highlighting, checks, inlined styles and compressed copies of all files. Our whole site also has tag pages, live panels and file previews. Memory is the total of all build processes.\n\n${table}`;
}

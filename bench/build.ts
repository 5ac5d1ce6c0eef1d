// Builds of the same pages, without caches and once more with them.
import {rmSync} from 'node:fs';
import {compressFiles} from '../scripts/compressFiles';
import {ourSiteOf} from './growth/grownSites';
import {measureBuild, type BuildCost} from './measureBuild';
import {exportPages} from './peers/exportPages';
import {compare, type Contenders, type Figures} from './report';
import type {Site} from './site';
import {ours} from './sites';
import {median} from './statistics';

const RUNS = 3;
const folder = '.cache/bench/samePages';
/** The bundler takes one site for the other, so each of ours starts and ends without it. */
const bundlerCache = 'node_modules/.cache';

function describe(name: string, costs: readonly BuildCost[]): Figures {
  return {
    [`${name}: wall seconds`]: median(costs.map(({wallSeconds}) => wallSeconds)),
    [`${name}: CPU seconds`]: median(costs.map(({cpuSeconds}) => cpuSeconds)),
    [`${name}: peak memory, MB`]: median(costs.map(({peakMegabytes}) => peakMegabytes)),
  };
}

async function build(what: string, site: Site): Promise<Figures> {
  const cold: BuildCost[] = [];
  const warm: BuildCost[] = [];
  for (let run = 0; run < RUNS; run++) {
    cold.push(await measureBuild(site, true));
    warm.push(await measureBuild(site, false));
  }
  return {...describe(`${what}, cold`, cold), ...describe(`${what}, warm`, warm)};
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

async function measure(site: Site): Promise<Figures> {
  if (site === ours) {
    return buildOurs();
  }
  const figures = await build('the same pages', site);
  // The other cases look at this output.
  compressFiles(site.output);
  return figures;
}

export async function benchBuild(contenders: Contenders): Promise<string> {
  const table = await compare(contenders, measure);
  return `Medians of ${RUNS} builds; cold is without caches, warm the next build, with nothing changed. The same pages are those that the others get, too; ours are built by all of \`npm run build\`: also highlighting, checks, styles put into the pages, and compressed twins of all files. Our whole site has also pages of tags, live panels and previews of files. Memory is the sum over all processes of a build.\n\n${table}`;
}

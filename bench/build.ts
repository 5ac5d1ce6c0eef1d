// Builds of the same pages, without caches and once more with them.
import {compressFiles} from '../scripts/compressFiles';
import {measureBuild, type BuildCost} from './measureBuild';
import {compare, type Contenders, type Figures} from './report';
import type {Site} from './site';
import {ours} from './sites';
import {median} from './statistics';

const RUNS = 3;

function describe(name: string, costs: readonly BuildCost[]): Figures {
  return {
    [`${name}: wall seconds`]: median(costs.map(({wallSeconds}) => wallSeconds)),
    [`${name}: CPU seconds`]: median(costs.map(({cpuSeconds}) => cpuSeconds)),
    [`${name}: peak memory, MB`]: median(costs.map(({peakMegabytes}) => peakMegabytes)),
  };
}

async function measure(site: Site): Promise<Figures> {
  const cold: BuildCost[] = [];
  const warm: BuildCost[] = [];
  for (let run = 0; run < RUNS; run++) {
    cold.push(await measureBuild(site, true));
    warm.push(await measureBuild(site, false));
  }
  if (site !== ours) {
    // The other cases look at this output.
    compressFiles(site.output);
  }
  return {...describe('cold', cold), ...describe('warm', warm)};
}

export async function benchBuild(contenders: Contenders): Promise<string> {
  const table = await compare(contenders, measure);
  return `Medians of ${RUNS} builds; cold is without caches, warm the next build, with nothing changed. Ours is all of \`npm run build\`: also the live panels, checks and previews that the exported pages don't have, styles put into the pages, and compressed twins of all files. Memory is the sum over all processes of a build.\n\n${table}`;
}

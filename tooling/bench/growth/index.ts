// Measures builds with increasing numbers of pages, to find the cost of an additional page.
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {measureBuild} from '../measureBuild';
import {exportPages} from '../peers/exportPages';
import {compareFigures, type Contenders, type Figures} from '../report';
import {pages as visited, type Site} from '../site';
import {ours} from '../sites';
import {sum} from '../statistics';
import {ourGrownSite, stockGrownSite} from './grownSites';

/** The page counts to measure. The largest takes many minutes, so it's optional: `npm run bench -- growth --large` */
const SIZES = [300, 1000, ...(process.argv.includes('--large') ? [3000] : [])];
const SMALLEST = SIZES[0]!;

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** Returns the total gzipped size of the scripts that a function page refers to. */
function scriptBytes({output}: Site): number {
  const html = readFileSync(join(output, visited['function page'], 'index.html'), 'utf8');
  const paths = [...html.matchAll(/ (?:src|href)="?(\/[^" >]+\.js)/g)].map(([, path]) => path!);
  return sum([...new Set(paths)].map((path) => gzipSync(readFileSync(join(output, path))).length));
}

async function measure(site: Site): Promise<Record<string, number>> {
  const {wallSeconds, cpuSeconds, peakMegabytes} = await measureBuild(site, true);
  const html = files(site.output, '.html');
  return {
    'wall seconds': wallSeconds,
    'CPU seconds': cpuSeconds,
    'peak memory, MB': peakMegabytes,
    'scripts per page, KB gzipped': scriptBytes(site) / 1024,
    'HTML per page, KB': sum(html.map((file) => statSync(file).size)) / html.length / 1024,
  };
}

/** Lists the costs at each size, and the average cost of each page beyond the smallest size. */
function describe(measured: ReadonlyMap<number, Record<string, number>>): Figures {
  const figures: Record<string, number> = {};
  const smallest = measured.get(SMALLEST)!;
  for (const [count, costs] of measured) {
    const size = `${count.toLocaleString('en')} pages`;
    for (const [what, cost] of Object.entries(costs)) {
      figures[`${size}: ${what}`] = cost;
    }
    if (count > SMALLEST) {
      const perPage = (what: string) => (costs[what]! - smallest[what]!) / (count - SMALLEST);
      figures[`${size}: CPU seconds per page above ${SMALLEST}`] = perPage('CPU seconds');
      figures[`${size}: script bytes per page above ${SMALLEST}`] =
        perPage('scripts per page, KB gzipped') * 1024;
    }
  }
  return figures;
}

export async function benchGrowth({sites}: Contenders): Promise<string> {
  const pages = exportPages(ours.output);
  const grown = Object.entries({ours: ourGrownSite, Docusaurus: stockGrownSite}).filter(
    ([column]) => sites.some(({name}) => name === column),
  );
  const costs = new Map(grown.map(([name]) => [name, new Map<number, Record<string, number>>()]));
  for (const count of SIZES) {
    for (const [name, siteOf] of grown) {
      console.error(`  ${name}, ${count.toLocaleString('en')} pages …`);
      costs.get(name)!.set(count, await measure(await siteOf(pages, count)));
    }
  }
  const columns = new Map([...costs].map(([name, measured]) => [name, describe(measured)]));
  rmSync(resolve('.cache/bench/growth'), {recursive: true, force: true});
  return `One cold build each, without the bundler's persistent cache. The additional pages are copies of the exported function pages. Our builds run all of \`npm run build\`, including highlighting, checks, inlined styles and compressed copies of all files.\n\n${compareFigures(columns)}`;
}

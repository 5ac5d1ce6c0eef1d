// The same build with more and more pages, so that the cost of one more page is seen.
import {readdirSync, readFileSync, rmSync, statSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {gzipSync} from 'node:zlib';
import {measureBuild} from '../measureBuild';
import {exportPages, type Page} from '../peers/exportPages';
import {compareFigures, type Contenders, type Figures} from '../report';
import {pages as visited, type Site} from '../site';
import {ours} from '../sites';
import {sum} from '../statistics';
import {ourGrownSite, stockGrownSite} from './grownSites';

/** The largest takes many minutes, so it is asked for: `npm run bench -- growth --large`. */
const SIZES = [300, 1000, ...(process.argv.includes('--large') ? [3000] : [])];
const SMALLEST = SIZES[0]!;

function files(folder: string, ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
}

/** The scripts that the HTML of a function page names, in gzip. */
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
    'scripts of a page, KB in gzip': scriptBytes(site) / 1024,
    'HTML of a page, KB': sum(html.map((file) => statSync(file).size)) / html.length / 1024,
  };
}

/** At each size, and what a page costs beyond the smallest. */
async function grow(
  siteOf: (pages: readonly Page[], count: number) => Promise<Site>,
  pages: readonly Page[],
): Promise<Figures> {
  const figures: Record<string, number> = {};
  const first: Record<string, number> = {};
  for (const count of SIZES) {
    console.error(`    ${count} pages …`);
    const measured = await measure(await siteOf(pages, count));
    for (const [what, figure] of Object.entries(measured)) {
      figures[`${count} pages: ${what}`] = figure;
      first[what] ??= figure;
    }
    if (count > SMALLEST) {
      const perPage = (what: string) => (measured[what]! - first[what]!) / (count - SMALLEST);
      figures[`${count} pages: CPU seconds per page above ${SMALLEST}`] = perPage('CPU seconds');
      figures[`${count} pages: bytes of scripts per page above ${SMALLEST}`] =
        perPage('scripts of a page, KB in gzip') * 1024;
    }
  }
  return figures;
}

export async function benchGrowth({sites}: Contenders): Promise<string> {
  const pages = exportPages(ours.output);
  const columns = new Map([['ours', await grow(ourGrownSite, pages)]]);
  if (sites.some(({name}) => name === 'Docusaurus')) {
    columns.set('Docusaurus', await grow(stockGrownSite, pages));
  }
  rmSync(resolve('.cache/bench/growth'), {recursive: true, force: true});
  return `One cold build each, without the bundler's persistent cache. Copies of the exported function pages fill up the numbers. Ours is all of \`npm run build\` on them: also highlighting, checks, styles put into the pages, and compressed twins of all files.\n\n${compareFigures(columns)}`;
}

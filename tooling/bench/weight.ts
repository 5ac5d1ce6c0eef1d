// Measures what a cold visit loads, by file type and by whether a file blocks rendering.
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {type Browser} from '@playwright/test';
import {launch, newVisitor} from './browser';
import {compare, type Cell, type Contenders, type Figures} from './report';
import {serve, type Server} from './server';
import {addressOf, pages, type Site} from './site';
import {sum} from './statistics';
import {quietness} from './watchPage';

/** How long a page must be quiet: long enough to include what it loads when it's idle. */
const QUIET_MS = 3000;

interface File {
  readonly kind: string;
  readonly moment: 'blocks' | 'after' | 'prefetch';
  readonly sizes: readonly number[];
}

const kinds: Readonly<Record<string, RegExp>> = {
  HTML: /html/,
  CSS: /css/,
  JavaScript: /javascript/,
  fonts: /font/,
  images: /image/,
};

/** Returns the raw, brotli and gzip sizes. The table compares gzip sizes, because other projects publish those. */
function sizesOf(content: Buffer): number[] {
  return [content.length, brotliCompressSync(content).length, gzipSync(content, {level: 9}).length];
}

function weigh(files: readonly File[]): Cell {
  return [0, 1, 2].map((index) => sum(files.map(({sizes}) => sizes[index]!)) / 1024);
}

async function visit(browser: Browser, server: Server, path: string): Promise<File[]> {
  const {context, page} = await newVisitor(browser);
  const first = server.answers.length;
  const untilQuiet = quietness(page, QUIET_MS);
  await page.goto(server.origin + path);
  await untilQuiet();
  const blocking = await page.evaluate(() => [
    ...performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & {renderBlockingStatus: string})
            .renderBlockingStatus === 'blocking',
      )
      .map(({name}) => new URL(name).pathname),
    // Preloaded stylesheets block rendering too, but the browser reports them only if its preload scanner missed them.
    ...[...document.querySelectorAll<HTMLLinkElement>('[rel~="preload"][rel~="stylesheet"]')].map(
      ({href}) => new URL(href).pathname,
    ),
  ]);
  await context.close();
  const answers = new Map(server.answers.slice(first).map((answer) => [answer.path, answer]));
  const files: File[] = [];
  for (const {path: asked, isPrefetch} of answers.values()) {
    const response = await fetch(server.origin + asked, {headers: {'Accept-Encoding': 'identity'}});
    const content = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('Content-Type') ?? '';
    files.push({
      kind: Object.keys(kinds).find((kind) => kinds[kind]!.test(type)) ?? 'other',
      moment: isPrefetch
        ? 'prefetch'
        : asked === path || blocking.includes(asked)
          ? 'blocks'
          : 'after',
      sizes: sizesOf(content),
    });
  }
  return files;
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const server = await serve(site);
  const figures: Record<string, Cell> = {};
  for (const [name, path] of Object.entries(pages)) {
    const files = await visit(browser, server, addressOf(site, path));
    const needed = files.filter(({moment}) => moment !== 'prefetch');
    for (const kind of [...Object.keys(kinds), 'other']) {
      figures[`${name}: ${kind}`] = weigh(needed.filter((file) => file.kind === kind));
    }
    figures[`${name}: total`] = weigh(needed);
    figures[`${name}: render-blocking`] = weigh(needed.filter(({moment}) => moment === 'blocks'));
    figures[`${name}: after first paint`] = weigh(needed.filter(({moment}) => moment === 'after'));
    figures[`${name}: requests`] = needed.length;
    figures[`${name}: prefetched`] = weigh(files.filter(({moment}) => moment === 'prefetch'));
    figures[`${name}: prefetch requests`] = files.length - needed.length;
  }
  server.stop();
  return figures;
}

export async function benchWeight(contenders: Contenders): Promise<string> {
  const browser = await launch();
  const table = await compare(contenders, (site) => measure(browser, site));
  await browser.close();
  return `Sizes in KB: raw / brotli / gzip. The factor compares the gzip sizes.\n\n${table}`;
}

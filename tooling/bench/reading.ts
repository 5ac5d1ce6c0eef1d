// Measures how soon a page is painted, stable and interactive, on a slow machine and a slow connection.
import type {Browser} from '@playwright/test';
import {launch, newVisitor, throttling} from './browser';
import {compare, type Contenders, type Figures} from './report';
import {serve, type Server} from './server';
import {addressOf, pages, type Site} from './site';
import {watched, watchPage} from './watchPage';

const ROUNDS = 3;
/** The target of a sidebar link on the function page. */
const clicked = '/platformRef/mappingFunctions/Text/Lower';

async function read(browser: Browser, site: Site, url: string): Promise<Record<string, number>> {
  const {context, page, throttle} = await newVisitor(browser);
  await watchPage(page, site.selectors);
  await throttle();
  await page.goto(url, {waitUntil: 'networkidle'});
  const reading = await page.evaluate(() => ({
    'first contentful paint, ms':
      performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
    'largest contentful paint, ms': window.watch.largestPaintMs,
    'layout shift': window.watch.layoutShift,
    'total blocking time, ms': window.watch.blockingMs,
  }));
  await context.close();
  return reading;
}

/** Clicks a sidebar link as soon as it has been painted, whether or not scripts have run. */
async function clickEarly(browser: Browser, site: Site, server: Server): Promise<Figures> {
  const {context, page, throttle} = await newVisitor(browser);
  await watchPage(page, site.selectors);
  await page.addInitScript((path) => {
    function click(): void {
      const link = window.watch.findLink(path);
      if (link && performance.getEntriesByName('first-contentful-paint').length > 0) {
        sessionStorage.setItem('clicked', String(performance.now()));
        link.click();
      } else {
        requestAnimationFrame(click);
      }
    }
    if (!sessionStorage.getItem('clicked')) {
      requestAnimationFrame(click);
    }
  }, clicked);
  await throttle();
  await page.goto(server.origin + addressOf(site, pages['function page']), {waitUntil: 'commit'});
  const answered = await watched(page, 'answeredAfterMs');
  const clickedAt = await page.evaluate(() => Number(sessionStorage.getItem('clicked')));
  await context.close();
  return {
    'function page: click at first paint to response, ms': answered,
    'function page: start of visit to that response, ms': clickedAt + answered,
  };
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const server = await serve(site);
  const figures: Record<string, number> = {};
  try {
    for (const [name, path] of Object.entries(pages)) {
      const url = server.origin + addressOf(site, path);
      for (const [what, figure] of Object.entries(await read(browser, site, url))) {
        figures[`${name}: ${what}`] = figure;
      }
    }
    Object.assign(figures, await clickEarly(browser, site, server));
  } finally {
    server.stop();
  }
  return figures;
}

export async function benchReading(contenders: Contenders): Promise<string> {
  const browser = await launch();
  const table = await compare(contenders, (site) => measure(browser, site), ROUNDS);
  await browser.close();
  return `${throttling}, nothing cached; medians of ${ROUNDS} rounds. Blocking time counts all long tasks until the network is idle.\n\n${table}`;
}

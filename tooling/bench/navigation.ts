// Measures the time from a click on a sidebar link to the paint of the new heading.
import type {Browser} from '@playwright/test';
import {readdirSync} from 'node:fs';
import {launch, newVisitor, throttling} from './browser';
import {press} from './pointer';
import {compare, type Contenders, type Figures} from './report';
import {serve} from './server';
import {addressOf, pages, type Site} from './site';
import {median, p95} from './statistics';
import {quietness, watched, watchPage} from './watchPage';

const ROUNDS = 3;
const LINKS = 30;
/**
 * How long to wait before the first click. Some sidebars scroll by themselves after a page has loaded, so an
 * earlier click could miss its link.
 */
const FIRST_LOOK_MS = 2000;

/** Lists paths that every contender's sidebar links to: the other functions in Text, then all categories. */
function targets(): string[] {
  const folder = 'apps/site/content/docs/platformRef/mappingFunctions';
  const functions = readdirSync(`${folder}/Text`).filter(
    (name) => !/^(?:index|Upper)\./.test(name),
  );
  const categories = readdirSync(folder, {withFileTypes: true}).filter((entry) =>
    entry.isDirectory(),
  );
  return [
    ...functions.map((name) => `/platformRef/mappingFunctions/Text/${name.replace(/\.mdx$/, '')}`),
    ...categories.map(({name}) => `/platformRef/mappingFunctions/${name}/`),
  ].slice(0, LINKS);
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const server = await serve(site);
  const {context, page, throttle} = await newVisitor(browser);
  await watchPage(page, site.selectors);
  const untilQuiet = quietness(page);

  /** Clicks each link once the page is idle, and returns the response times. */
  async function walk(): Promise<number[]> {
    await page.goto(server.origin + addressOf(site, pages['function page']));
    await page.waitForTimeout(FIRST_LOOK_MS);
    const times: number[] = [];
    for (const target of targets()) {
      await untilQuiet();
      const link = await page.evaluateHandle((path) => window.watch.findLink(path), target);
      const element = link.asElement();
      if (!element) {
        throw new Error(`its sidebar has no link to ${target}`);
      }
      await element.evaluate((node) => node.scrollIntoView({block: 'center'}));
      await press(page, element);
      times.push(await watched(page, 'answeredAfterMs'));
    }
    return times;
  }

  try {
    await throttle();
    const cold = await walk();
    const warm = await walk();
    return {
      'first visit, median ms': median(cold),
      'first visit, p95 ms': p95(cold),
      'second visit, median ms': median(warm),
      'second visit, p95 ms': p95(warm),
    };
  } finally {
    await context.close();
    server.stop();
  }
}

export async function benchNavigation(contenders: Contenders): Promise<string> {
  const browser = await launch();
  const table = await compare(contenders, (site) => measure(browser, site), ROUNDS);
  await browser.close();
  return `${throttling}; medians of ${ROUNDS} rounds of ${targets().length} links, one after another. Each link is clicked when the page is idle, after the pointer has been on it for 100 ms. Anything prefetched by then benefits the first visit.\n\n${table}`;
}

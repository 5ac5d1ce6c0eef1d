// Measures each contender's own search: how soon it opens and shows results, and what it loads.
import type {Browser} from '@playwright/test';
import {launch, newVisitor, throttling} from './browser';
import {press} from './pointer';
import {compare, type Contenders, type Figures} from './report';
import {serve} from './server';
import {addressOf, pages, type Site} from './site';
import {median, sum} from './statistics';
import {quietness, watched, watchPage} from './watchPage';

const ROUNDS = 3;
const firstQuery = 'webhook';
const furtherQueries = ['excel', 'date', 'trim', 'authentication', 'list'];

interface Load {
  readonly kilobytes: number;
  readonly requests: number;
}

async function measure(browser: Browser, site: Site): Promise<Figures> {
  const server = await serve(site);
  const {context, page, throttle} = await newVisitor(browser);
  const {searchButton, searchInput, searchResult} = site.selectors;

  /** Measures the number and size of the responses that an action causes. */
  async function loadOf(doing: () => Promise<void>): Promise<Load> {
    const before = server.answers.length;
    await doing();
    await untilQuiet();
    const answers = server.answers.slice(before);
    return {kilobytes: sum(answers.map(({bytes}) => bytes)) / 1024, requests: answers.length};
  }

  const untilQuiet = quietness(page);
  try {
    await watchPage(page, site.selectors);
    await throttle();
    await page.goto(server.origin + addressOf(site, pages['function page']));
    await untilQuiet();
    let readyMs = NaN;
    let firstResultsMs = NaN;
    const first = await loadOf(async () => {
      await press(page, (await page.$(searchButton))!);
      readyMs = await watched(page, 'searchReadyAfterMs');
      await page.keyboard.insertText(firstQuery);
      // One engine shows no results for a query that is typed before its index is ready, until another key is pressed.
      firstResultsMs = await watched(page, 'resultsAfterClickMs').catch(() => NaN);
    });
    const furtherMs: number[] = [];
    const further: Load[] = [];
    for (const query of furtherQueries) {
      await page.locator(searchInput).first().fill('');
      await page.locator(searchResult).first().waitFor({state: 'detached'});
      further.push(
        await loadOf(async () => {
          await page.keyboard.insertText(query);
          const milliseconds = await watched(page, 'resultsAfterKeyMs');
          furtherMs.push(Math.max(0, milliseconds - site.searchDebounceMs));
        }),
      );
    }
    return {
      'click to focused search field, ms': readyMs,
      'click to results of a query typed immediately, ms': firstResultsMs,
      'KB for both': first.kilobytes,
      'requests for both': first.requests,
      'further query: last key to results, minus debounce, ms': median(furtherMs),
      'further query: KB': median(further.map(({kilobytes}) => kilobytes)),
      'further query: requests': median(further.map(({requests}) => requests)),
      'debounce, ms': site.searchDebounceMs,
    };
  } finally {
    await context.close();
    server.stop();
  }
}

export async function benchSearchSpeed(contenders: Contenders): Promise<string> {
  const browser = await launch();
  const table = await compare(contenders, (site) => measure(browser, site), ROUNDS);
  await browser.close();
  return `${throttling}; workers aren't throttled. Medians of ${ROUNDS} rounds with ${furtherQueries.length + 1} queries each. The pointer is on the button for 100 ms before the click. Sizes are as sent, with brotli. A dash means that no results appeared until another key was pressed.\n\n${table}`;
}

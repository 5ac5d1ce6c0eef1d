// Measures inside the page, because calls from outside would take longer than the events that are measured.
import type {JSHandle, Page} from '@playwright/test';
import type {Selectors} from './site';

/** How long to wait for an event: longer than any reader would. */
const PATIENCE_MS = 40_000;

interface Watch {
  /** Finds the sidebar link to a page such as '/guides/mappings/overview', with any URL ending. */
  findLink(path: string): HTMLAnchorElement | undefined;
  /** The time from the last click to the paint of another heading, even in another document. */
  answeredAfterMs?: number | undefined;
  /** The time from the last click until the search field has focus. */
  searchReadyAfterMs?: number | undefined;
  /** The times from the last click, and from the last key press, to the paint of results. */
  resultsAfterClickMs?: number | undefined;
  resultsAfterKeyMs?: number | undefined;
  layoutShift: number;
  blockingMs: number;
  largestPaintMs: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

/** Runs in the page before any other script. Only its source is sent, so it can't refer to anything outside. */
function startWatching(selectors: Selectors): void {
  const KEPT = 'watched-click';
  const LONG_TASK_MS = 50;
  const withoutEnding = (path: string) => path.replace(/(?:\/index)?(?:\.html)?\/?$/, '');
  const now = () => performance.timeOrigin + performance.now();
  const heading = () => document.querySelector(selectors.heading)?.textContent;
  const results = () => document.querySelector(selectors.searchResult);
  let lastKey: number | undefined;
  let lastClick: number | undefined;

  const watch: Watch = {
    findLink: (path) =>
      [...document.querySelectorAll<HTMLAnchorElement>(selectors.sidebarLink)].find(
        (link) => withoutEnding(link.pathname) === withoutEnding(path),
      ),
    layoutShift: 0,
    blockingMs: 0,
    largestPaintMs: NaN,
  };
  window.watch = watch;

  addEventListener(
    'click',
    ({timeStamp}) => {
      lastClick = performance.timeOrigin + timeStamp;
      watch.answeredAfterMs = undefined;
      watch.searchReadyAfterMs = undefined;
      watch.resultsAfterClickMs = undefined;
      sessionStorage.setItem(KEPT, JSON.stringify({at: lastClick, heading: heading()}));
    },
    {capture: true},
  );
  addEventListener(
    'input',
    ({timeStamp}) => {
      lastKey = performance.timeOrigin + timeStamp;
      watch.resultsAfterKeyMs = undefined;
    },
    {capture: true},
  );

  /** Calls `then` in a new task, which runs after this frame has been painted. */
  const afterPaint = (then: (time: number) => void) => setTimeout(() => then(now()), 0);

  function look(): void {
    const click = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as {
      at: number;
      heading?: string;
    } | null;
    if (click && heading() && heading() !== click.heading) {
      sessionStorage.removeItem(KEPT);
      afterPaint((time) => (watch.answeredAfterMs = time - click.at));
    }
    if (
      lastClick !== undefined &&
      watch.searchReadyAfterMs === undefined &&
      document.activeElement?.matches(selectors.searchInput)
    ) {
      watch.searchReadyAfterMs = now() - lastClick;
    }
    if (lastKey !== undefined && watch.resultsAfterKeyMs === undefined && results()) {
      const key = lastKey;
      lastKey = undefined;
      afterPaint((time) => {
        watch.resultsAfterKeyMs = time - key;
        watch.resultsAfterClickMs ??= time - (lastClick ?? NaN);
      });
    }
    requestAnimationFrame(look);
  }
  requestAnimationFrame(look);

  function observe<Entry extends PerformanceEntry>(
    type: string,
    see: (entry: Entry) => void,
  ): void {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => see(entry as Entry)),
    ).observe({type, buffered: true});
  }
  observe('largest-contentful-paint', ({startTime}) => (watch.largestPaintMs = startTime));
  observe('longtask', ({duration}) => (watch.blockingMs += Math.max(0, duration - LONG_TASK_MS)));
  observe<PerformanceEntry & {value: number; hadRecentInput: boolean}>(
    'layout-shift',
    ({value, hadRecentInput}) => (watch.layoutShift += hadRecentInput ? 0 : value),
  );
}

export async function watchPage(page: Page, selectors: Selectors): Promise<void> {
  await page.addInitScript(startWatching, selectors);
}

/** Waits until the page has measured a figure, and returns it. */
export async function watched(
  page: Page,
  name: 'answeredAfterMs' | 'searchReadyAfterMs' | 'resultsAfterClickMs' | 'resultsAfterKeyMs',
): Promise<number> {
  const figure: JSHandle = await page.waitForFunction((key) => window.watch?.[key], name, {
    timeout: PATIENCE_MS,
  });
  return (await figure.jsonValue()) as number;
}

/** Returns a function that waits until no request has been pending for a while and the page is idle. */
export function quietness(page: Page, quietMs = 400): () => Promise<void> {
  let underWay = 0;
  let lastChange = performance.now();
  const change = (by: number) => () => {
    underWay = Math.max(0, underWay + by);
    lastChange = performance.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));
  return async () => {
    while (underWay > 0 || performance.now() - lastChange < quietMs) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await new Promise((resolve) => setTimeout(resolve, quietMs / 8));
    }
  };
}

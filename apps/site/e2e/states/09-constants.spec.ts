import {expect, test} from '@playwright/test';
import {exposeShippedModule} from '../observations/shippedModules';
import {openPage} from '../actions/openPage';

test('there is no page in another language', async ({request}) => {
  for (const path of ['fr/', 'fr/guides/', 'en/', 'en/guides/']) {
    expect((await request.get(path)).status()).toBe(404);
  }
  const sitemap = await (await request.get('sitemap.xml')).text();
  expect(sitemap).toContain('/guides/</loc>');
  expect(sitemap).not.toMatch(/hreflang="(?!(?:en|x-default)")/);
});

interface Task {
  readonly startTime: number;
  readonly expirationTime: number;
}

interface Scheduler {
  unstable_scheduleCallback(priority: number, callback: () => void): Task;
  unstable_shouldYield(): boolean;
}

test('the scheduler yields after 5 ms, and waits 250, 5,000 and 10,000 ms by priority', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => (window as {stoppedTime?: number}).stoppedTime ?? now();
  });
  await openPage(page, 'guides/');
  await exposeShippedModule(page, 'unstable_scheduleCallback=');
  const {timeouts, yields} = await page.evaluate(async () => {
    const {shippedModule: scheduler} = window as unknown as {shippedModule: Scheduler};
    const priorities = {userBlocking: 2, normal: 3, low: 4};
    const start = performance.now();
    Object.assign(window, {stoppedTime: start});
    const durations = Object.values(priorities).map((priority) => {
      const task = scheduler.unstable_scheduleCallback(priority, () => {});
      return Math.round(task.expirationTime - task.startTime);
    });
    const answers = await new Promise<boolean[]>((resolve) => {
      scheduler.unstable_scheduleCallback(priorities.normal, () => {
        resolve(
          [4.9, 5.1].map((elapsed) => {
            Object.assign(window, {stoppedTime: start + elapsed});
            return scheduler.unstable_shouldYield();
          }),
        );
      });
    });
    return {timeouts: durations, yields: answers};
  });
  expect(timeouts).toEqual([250, 5000, 10000]);
  expect(yields).toEqual([false, true]);
});

type MatchPath = (path: string, options: {path: string}) => {isExact: boolean} | null;

test('the router keeps at most 10,000 path patterns', async ({page}) => {
  await openPage(page, 'guides/');
  await exposeShippedModule(page, 'computeRootMatch');
  const kept = await page.evaluate(() => {
    const {shippedModule} = window as unknown as {shippedModule: Record<string, MatchPath>};
    const matchPath = Object.values(shippedModule).find((candidate) => {
      try {
        return candidate('/a', {path: '/a'})!.isExact;
      } catch {
        return false;
      }
    })!;
    let compilations = 0;
    window.RegExp = new Proxy(RegExp, {
      construct(target, parameters: [string, string]) {
        compilations += 1;
        return new target(...parameters);
      },
      // The minifier turns `new RegExp(…)` into `RegExp(…)`.
      apply(target, _, parameters: [string, string]) {
        compilations += 1;
        return target(...parameters);
      },
    });
    /** Checks whether a pattern is cached: matching it a second time compiles nothing. */
    function isCached(path: string): boolean {
      matchPath('/a', {path});
      const before = compilations;
      matchPath('/a', {path});
      return compilations === before;
    }
    return Array.from({length: 10_001}, (_, index) => isCached(`/pattern-${index}`));
  });
  // The count is below 10,000, because the patterns of the site's own routes are already cached.
  const count = kept.filter(Boolean).length;
  expect(count).toBeLessThan(10_000);
  expect(count).toBeGreaterThan(8_000);
  expect(kept.lastIndexOf(true)).toBe(count - 1);
});

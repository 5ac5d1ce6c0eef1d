import {expect, type Page} from '@playwright/test';
import {waitForStart} from './openPage';

/** Points at the panel, which is static HTML until a reader points at it or focuses it. */
export async function reachForPanel(page: Page): Promise<void> {
  // The app doesn't see a pointer that came to rest on the panel before the app started.
  await waitForStart(page);
  await page.getByRole('list', {name: 'Examples'}).hover();
}

/** Points at the panel of a mapping or workflow function, and waits until it's live. */
export async function wakePanel(page: Page): Promise<void> {
  await reachForPanel(page);
  const field = page.locator('[name="call"], fieldset textarea, fieldset input').first();
  await expect(field).toBeEditable();
}

interface Ended {
  readonly title: string;
  readonly verdict: string;
}

/** Clicks an example's chip and waits for the run to end. Runs in the page, because the browser protocol is slow. */
async function runExample(index: number): Promise<Ended> {
  const chip = document.querySelectorAll<HTMLElement>('[aria-label="Examples"] button')[index]!;
  const section = () => document.querySelector<HTMLElement>('section[aria-busy]')!;
  chip.click();
  // React renders the effect of a click in a microtask.
  await Promise.resolve();
  if (section().getAttribute('aria-busy') !== 'true') {
    throw new Error(`${chip.textContent} doesn't run.`);
  }
  const deadline = performance.now() + 20_000;
  while (section().getAttribute('aria-busy') === 'true' && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
  return {title: chip.lastChild!.textContent!, verdict: section().lastElementChild!.textContent};
}

/** Clicks each example chip on the open page. After each run, `read` returns what the page shows. */
export async function clickThroughExamples<Shown>(
  page: Page,
  read: () => Shown,
): Promise<(Ended & Shown)[]> {
  const shown: (Ended & Shown)[] = [];
  const chips = await page.getByRole('list', {name: 'Examples'}).getByRole('button').count();
  for (let index = 0; index < chips; index += 1) {
    const ended = await page.evaluate(runExample, index);
    shown.push({...ended, ...(await page.evaluate(read))});
  }
  return shown;
}

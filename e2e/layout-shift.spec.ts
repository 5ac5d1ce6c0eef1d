// Nothing on a page moves by itself: not while it comes in, not when the app takes over, not when
// a live panel takes the place of what the server rendered.
import {expect, test, type Page} from '@playwright/test';
import {KINDS} from './kinds';
import {openPage} from './openPage';
import {searchDialog} from './searchDialog';
import {openPanel} from './tryIt';
import {openStepPanel} from './tryStep';

const SIZES = [
  {name: 'phone', width: 390, height: 844},
  {name: 'tablet', width: 820, height: 1180},
  {name: 'desktop', width: 1440, height: 900},
] as const;

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {readonly node: Element | null}[];
}

/** Notes from the start of the visit what moves, and by how much. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      for (const {value, sources} of list.getEntries() as Shift[]) {
        const moved = sources.map(({node}) => node?.nodeName + '.' + (node?.className ?? ''));
        shifts.push(`${value.toFixed(5)}: ${moved.join(', ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** What has moved until the page has been painted once more. */
async function shiftsOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return (window as unknown as {shifts: string[]}).shifts;
  });
}

for (const {name, width, height} of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport: {width, height}});
    test.beforeEach(async ({page}) => watchShifts(page));

    for (const [kind, path] of Object.entries(KINDS)) {
      test(`nothing moves: ${kind}`, async ({page}) => {
        await openPage(page, path);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    for (const id of ['Text/Upper', 'Readers/CSV/ReadRows', 'Datetime/Format']) {
      test(`the panel of ${id} comes to life in place`, async ({page}) => {
        await openPanel(page, id);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    for (const id of ['Slack/PostMessage', 'HTTPClient/Request']) {
      test(`the panel of ${id} comes to life in place`, async ({page}) => {
        await openStepPanel(page, id);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    test('nothing moves when the search opens', async ({page}) => {
      await openPage(page, 'guides/');
      const {button, input} = searchDialog(page);
      await button.click();
      await expect(input).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

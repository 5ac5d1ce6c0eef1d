// Checks that nothing moves when a live panel replaces its static HTML, or when search opens.
// e2e/pages/kinds.spec.ts checks pages while they load.
import {expect, test} from '@playwright/test';
import {SIZES, shiftsOf, watchShifts} from '../observations/layoutShifts';
import {openPage} from '../actions/openPage';
import {searchDialog} from '../actions/searchDialog';
import {openPanel} from '../actions/tryIt';
import {openStepPanel} from '../actions/tryStep';

for (const {name, width, height} of SIZES) {
  test.describe(`on a ${name}`, () => {
    test.use({viewport: {width, height}});
    test.beforeEach(async ({page}) => watchShifts(page));

    for (const id of ['Text/Upper', 'Readers/CSV/ReadRows', 'Writers/XLSX/WriteSheet']) {
      test(`the panel of ${id} becomes live without a shift`, async ({page}) => {
        await openPanel(page, id);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    test('the panel of a workflow function becomes live without a shift', async ({page}) => {
      await openStepPanel(page, 'Slack/PostMessage');
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('nothing moves when search opens', async ({page}) => {
      await openPage(page, 'guides/');
      const {button, input} = searchDialog(page);
      await button.click();
      await expect(input).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

test('a shift would be detected', async ({page}) => {
  await watchShifts(page);
  await openPage(page, 'guides/');
  // Causes the shift without input, because the browser ignores layout shifts right after input.
  await page.evaluate(() => {
    document.querySelector('main')!.style.marginTop = '200px';
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

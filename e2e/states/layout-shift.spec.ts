// Nothing moves when a live panel replaces what the server rendered, or when the search opens.
// e2e/pages/kinds.spec.ts has the pages as they come in.
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
      test(`the panel of ${id} comes to life in place`, async ({page}) => {
        await openPanel(page, id);
        expect(await shiftsOf(page)).toEqual([]);
      });
    }

    test('the panel of a workflow function comes to life in place', async ({page}) => {
      await openStepPanel(page, 'Slack/PostMessage');
      expect(await shiftsOf(page)).toEqual([]);
    });

    test('nothing moves when the search opens', async ({page}) => {
      await openPage(page, 'guides/');
      const {button, input} = searchDialog(page);
      await button.click();
      await expect(input).toBeFocused();
      expect(await shiftsOf(page)).toEqual([]);
    });
  });
}

test('a shift would be seen', async ({page}) => {
  await watchShifts(page);
  await openPage(page, 'guides/');
  // Without a press, because the browser ignores layout shifts right after one.
  await page.evaluate(() => {
    document.querySelector('main')!.style.marginTop = '200px';
  });
  await expect.poll(() => shiftsOf(page)).not.toEqual([]);
});

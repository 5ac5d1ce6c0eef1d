// Checks that nothing moves when a live panel replaces its static HTML, or when search opens.
// apps/site/e2e/pages/kinds.spec.ts checks pages while they load.
import {expect, test} from '@playwright/test';
import {SIZES, shiftsOf, watchShifts} from '../observations/layoutShifts';
import {openPage} from '../actions/openPage';
import {searchDialog} from '../actions/searchDialog';
import {openPanel} from '../actions/tryIt';
import {openStepPanel} from '../actions/tryStep';

for (const {name, ...size} of SIZES) {
  test(`on a ${name}, panels become live without a shift`, async ({page}) => {
    await page.setViewportSize(size);
    await watchShifts(page);
    for (const id of ['Text/Upper', 'Readers/CSV/ReadRows', 'Writers/XLSX/WriteSheet']) {
      // Where the pointer rests, a panel would become live early.
      await page.mouse.move(0, 0);
      await openPanel(page, id);
      expect(await shiftsOf(page), id).toEqual([]);
    }
    await openStepPanel(page, 'Slack/PostMessage');
    expect(await shiftsOf(page)).toEqual([]);
  });
}

test('nothing moves when search opens', async ({page}) => {
  await watchShifts(page);
  for (const {name, ...size} of SIZES) {
    await page.setViewportSize(size);
    await openPage(page, 'guides/');
    const {button, input} = searchDialog(page);
    await button.click();
    await expect(input).toBeFocused();
    expect(await shiftsOf(page), name).toEqual([]);
  }
});

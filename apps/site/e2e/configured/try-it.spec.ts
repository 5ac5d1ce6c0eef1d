import {expect, test} from '@playwright/test';
import {openPanel} from '../actions/tryIt';

test('the live panel runs under a sub-path, with its sample files', async ({page}) => {
  const upper = await openPanel(page, 'Text/Upper');
  await upper.argument('text').fill('sub-path');
  await expect(upper.resultCode).toHaveText('"SUB-PATH"');
  const rows = await openPanel(page, 'Readers/CSV/ReadRows');
  await rows.examples.getByRole('button').first().click();
  await expect(rows.result).toHaveAttribute('aria-busy', 'false');
  await expect(rows.result).toContainText('As documented');
});

import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {moveInsideApp} from '../observations/visits';

test('edge cases are readable at any width', async ({page}) => {
  await page.setViewportSize({width: 390, height: 900});
  await openPage(page, 'platformRef/mappingFunctions/Excel/Lookup');

  await test.step('on a phone, the call of an edge case has the full width', async () => {
    const row = page.getByRole('row').filter({hasText: 'Two matching rows'});
    const [rowBox, callBox] = await Promise.all([
      row.boundingBox(),
      row.getByRole('cell').nth(1).boundingBox(),
    ]);
    expect(callBox!.width).toBe(rowBox!.width);
  });

  await test.step('the short result of an edge case doesn’t wrap at any width', async () => {
    for (const width of [390, 1000, 1440]) {
      await page.setViewportSize({width, height: 900});
      const result = page.getByRole('cell').getByText('"Germany"', {exact: true});
      const lines = await result.evaluate((code) => code.getClientRects().length);
      expect(lines, `${width} px`).toBe(1);
    }
  });
});

test('examples fit a narrow frame, and functions in notes are links', async ({page, baseURL}) => {
  await page.setViewportSize({width: 1000, height: 900});
  await openPage(page, 'platformRef/workflowFunctions/Slack/PostMessage');

  await test.step('in a narrow frame, example code is below its label and has the full width', async () => {
    await page.getByText('failing examples').click();
    await page.getByRole('heading', {name: 'The bot isn’t in the channel'}).click();
    const label = page.getByText('Request sent', {exact: true}).filter({visible: true});
    const code = label.locator('xpath=following-sibling::pre');
    const [frame, labelBox, codeBox] = await Promise.all(
      [label.locator('xpath=..'), label, code].map(async (part) => (await part.boundingBox())!),
    );
    expect(Math.round(codeBox!.y)).toBeGreaterThanOrEqual(
      Math.round(labelBox!.y + labelBox!.height),
    );
    expect(codeBox!.width).toBeGreaterThan(frame!.width * 0.9);
  });

  await test.step('a function in a note is a link', async () => {
    const url = new URL('platformRef/workflowFunctions/Parser/ParsePdf', baseURL);
    await moveInsideApp(page, url.href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/ParsePdf$/);
    await page.getByRole('link', {name: 'Readers.PDF.ReadTables'}).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Readers.PDF.ReadTables');
  });
});

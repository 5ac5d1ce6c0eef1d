// Checks the tables of format tokens, patterns and number codes, which apply each row to the reader's own sample.
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

const preview = (page: Page, table: string, code: string) =>
  page
    .getByRole('table', {name: table})
    .getByRole('row')
    .filter({has: page.getByText(code, {exact: true}).first()})
    .getByRole('cell')
    .last();

for (const name of ['Format', 'Parse']) {
  test(`the tokens of Datetime.${name} follow the reader's own date-time`, async ({page}) => {
    await openPage(page, `platformRef/mappingFunctions/Datetime/${name}`);
    const [month, hour] = ['MMMM', 'HH'].map((code) => preview(page, 'Format tokens', code));
    await expect(month!).toHaveText('March');
    const sample = page.getByLabel('Preview with this date-time');
    await sample.fill('2025-12-24T18:30:00Z');
    await expect(month!).toHaveText('December');
    await expect(hour!).toHaveText('18');

    await sample.fill('2025-11-01');
    await expect(month!).toHaveText('November');
    await expect(hour!).toHaveText(/^HH needs a time, but 2025-11-01 is a Date\./);

    await sample.fill('tomorrow');
    await expect(sample).toHaveAttribute('aria-invalid', 'true');
    await expect(sample).toHaveAccessibleDescription(
      'Enter a date-time such as 2024-03-05T09:07:08.123+01:00.',
    );
    await expect(month!).toHaveText('November');
  });
}

for (const name of ['MatchRegex', 'ReplaceRegex']) {
  test(`the patterns of Text.${name} mark what they match in the reader's own text`, async ({
    page,
  }) => {
    await openPage(page, `platformRef/mappingFunctions/Text/${name}`);
    const digits = preview(page, 'Pattern syntax', String.raw`\d+`);
    await expect(digits.locator('mark')).toHaveText(['17', '2024', '02', '29', '9', '90']);
    await page.getByLabel('Preview with this text').fill('<b>7</b> of 12 📦 1');
    await expect(digits.locator('mark')).toHaveText(['7', '12', '1']);
    await expect(digits).toHaveText('<b>7</b> of 12 📦 1');
  });
}

test('the codes of Excel.FormatValue format the reader’s own number and date-time', async ({
  page,
}) => {
  await openPage(page, 'platformRef/mappingFunctions/Excel/FormatValue');
  const sections = preview(page, 'Number codes', '0;(0);"none"');
  await expect(sections).toHaveText('1235');
  const number = page.getByLabel('Preview with this number');
  await number.fill('-42');
  await expect(sections).toHaveText('(42)');
  await number.fill('42 kg');
  await expect(number).toHaveAccessibleDescription('Enter a number such as 1234.567.');
  await expect(sections).toHaveText('(42)');

  await page.getByLabel('Preview with this date-time').fill('2024-02-29T06:00:00');
  await expect(preview(page, 'Date codes', 'h AM/PM')).toHaveText('6 AM');
});

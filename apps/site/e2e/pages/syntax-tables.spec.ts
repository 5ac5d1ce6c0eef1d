// Checks the tables of format tokens, patterns and number codes, which apply each row to the reader's own sample.
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';
import {moveInsideApp} from '../observations/visits';

const preview = (page: Page, table: string, code: string) =>
  page
    .getByRole('table', {name: table})
    .getByRole('row')
    .filter({has: page.getByText(code, {exact: true}).first()})
    .getByRole('cell')
    .last();

/** Goes to the page of a mapping function without loading a document. */
async function moveTo(page: Page, name: string, baseURL = ''): Promise<void> {
  const path = `platformRef/mappingFunctions/${name.replace('.', '/')}`;
  await moveInsideApp(page, new URL(path, baseURL).href);
  await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
}

/** Checks that format tokens follow the reader's own date-time. */
async function expectTokens(page: Page): Promise<void> {
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
}

/** Checks that patterns mark what they match in the reader's own text. */
async function expectPatterns(page: Page): Promise<void> {
  const digits = preview(page, 'Pattern syntax', String.raw`\d+`);
  await expect(digits.locator('mark')).toHaveText(['17', '2024', '02', '29', '9', '90']);
  await page.getByLabel('Preview with this text').fill('<b>7</b> of 12 📦 1');
  await expect(digits.locator('mark')).toHaveText(['7', '12', '1']);
  await expect(digits).toHaveText('<b>7</b> of 12 📦 1');
}

test('every table follows the reader’s own sample', async ({page, baseURL}) => {
  await openPage(page, 'platformRef/mappingFunctions/Excel/FormatValue');

  await test.step('the codes of Excel.FormatValue format the reader’s own number and date-time', async () => {
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

  for (const name of ['Datetime.Format', 'Datetime.Parse']) {
    await test.step(`the tokens of ${name} follow the reader’s own date-time`, async () => {
      await moveTo(page, name, baseURL);
      await expectTokens(page);
    });
  }

  for (const name of ['Text.MatchRegex', 'Text.ReplaceRegex']) {
    await test.step(`the patterns of ${name} mark what they match in the reader’s own text`, async () => {
      await moveTo(page, name, baseURL);
      await expectPatterns(page);
    });
  }
});

import {readFileSync, writeFileSync} from 'node:fs';
import {expect, test, type Page} from '@playwright/test';
import {openPanel, type Panel} from '../actions/tryIt';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Drops a real file on the panel, as if from the desktop, and checks that the call reads it. */
async function dropAndRead(
  page: Page,
  panel: Panel,
  name: string,
  call: string,
  expected: string,
): Promise<void> {
  const base64 = readFileSync(`apps/site/content/static/samples/${name}`).toString('base64');
  const type = types[name.split('.').at(-1)!]!;
  const transfer = await page.evaluateHandle(
    ([content, fileName, fileType]) => {
      const bytes = Uint8Array.from(atob(content!), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], `dropped-${fileName}`, {type: fileType}));
      return data;
    },
    [base64, name, type],
  );
  const target = page.getByText('or drop one here');
  await target.dispatchEvent('dragover', {dataTransfer: transfer});
  await target.dispatchEvent('drop', {dataTransfer: transfer});
  await expect(page.getByText(`dropped-${name}`)).toBeVisible();
  await panel.call.fill(call);
  await expect(panel.resultCode).toContainText(expected);
  await expect(panel.result).toHaveAttribute('aria-busy', 'false');
  await expect(panel.result).not.toContainText('As documented');
}

test('a table is dropped as a file, and written as text', async ({page}) => {
  const panel = await openPanel(page, 'Readers/CSV/ReadRows');

  await test.step('customers.csv is dropped and read', () =>
    dropAndRead(
      page,
      panel,
      'customers.csv',
      'Readers.CSV.ReadRows($, encoding: "windows-1252")',
      '"Jürgen Groß"',
    ));

  await test.step('a file is written as text', async () => {
    await panel.call.fill('Readers.CSV.ReadRows($)');
    await page.getByRole('button', {name: 'Text file'}).click();
    await page.getByLabel('Input $').fill('name,city\nZoë,Łódź\n');
    await expect(panel.resultCode).toHaveText('[["name", "city"], ["Zoë", "Łódź"]]');
  });
});

test('a spreadsheet is chosen or dropped', async ({page}, testInfo) => {
  const panel = await openPanel(page, 'Readers/XLSX/ListSheets');
  const error = panel.result.getByRole('link', {name: 'E_PARSE'});

  await test.step('a file is chosen from the disk, and its name and size are shown', async () => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', {name: 'Choose a file'}).click();
    await (await chooser).setFiles('apps/site/content/static/samples/orders.csv');
    await expect(page.locator('span', {hasText: /^orders\.csv$/})).toBeVisible();
    await expect(page.getByText('144 bytes')).toBeVisible();
    await expect(error).toBeVisible();
  });

  await test.step('orders.xlsx is dropped and read', () =>
    dropAndRead(page, panel, 'orders.xlsx', 'Readers.XLSX.ListSheets($)', 'Orders'));

  await test.step('a file of more than 20 MB is rejected without reading it', async () => {
    const large = testInfo.outputPath('large.xlsx');
    writeFileSync(large, Buffer.alloc(20_000_001));
    await page.locator('input[type="file"]').setInputFiles(large);
    await expect(page.getByRole('alert')).toHaveText(/^large\.xlsx is larger than 20\sMB/);
    await expect(panel.result).toContainText('last valid result');
    await expect(panel.resultCode).toContainText('Orders');
  });

  await test.step('a file of 20 MB is accepted', async () => {
    const largest = testInfo.outputPath('largest.xlsx');
    writeFileSync(largest, Buffer.alloc(20_000_000));
    await page.locator('input[type="file"]').setInputFiles(largest);
    await expect(error).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('a PDF is a sample, or is dropped', async ({page}) => {
  const panel = await openPanel(page, 'Readers/PDF/ReadMetadata');

  await test.step('the sample files can be chosen', async () => {
    await page.getByLabel('Sample file').selectOption('protected.pdf');
    await expect(panel.result.getByRole('link', {name: 'E_PASSWORD'})).toBeVisible();
    await panel.argument('password').fill('secret');
    await expect(panel.resultCode).toContainText('"encrypted": true');
  });

  await test.step('invoice.pdf is dropped and read', () =>
    dropAndRead(page, panel, 'invoice.pdf', 'Readers.PDF.ReadText($)', 'Oak table'));
});

test('a written file can be downloaded and is what the function wrote', async ({page}) => {
  const panel = await openPanel(page, 'Writers/XLSX/WriteSheet');
  await panel.examples.getByRole('button').first().click();
  await expect(panel.result).toContainText('read back with');
  const download = page.waitForEvent('download');
  await panel.result.getByRole('button', {name: 'Download'}).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('WriteSheet.xlsx');
  expect(
    readFileSync(await file.path())
      .subarray(0, 2)
      .toString('latin1'),
  ).toBe('PK');
});

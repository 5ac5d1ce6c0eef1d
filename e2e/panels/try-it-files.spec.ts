import {readFileSync} from 'node:fs';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {openPanel} from '../actions/tryIt';

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Drops a real file on an element, as if from the desktop. */
async function drop(page: Page, target: Locator, name: string): Promise<void> {
  const base64 = readFileSync(`static/samples/${name}`).toString('base64');
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
  await target.dispatchEvent('dragover', {dataTransfer: transfer});
  await target.dispatchEvent('drop', {dataTransfer: transfer});
}

for (const [file, id, call, expected] of [
  [
    'customers.csv',
    'Readers/CSV/ReadRows',
    'Readers.CSV.ReadRows($, encoding: "windows-1252")',
    '"Jürgen Groß"',
  ],
  ['orders.xlsx', 'Readers/XLSX/ListSheets', 'Readers.XLSX.ListSheets($)', 'Orders'],
  ['invoice.pdf', 'Readers/PDF/ReadText', 'Readers.PDF.ReadText($)', 'Invoice'],
] as const) {
  test(`${file} is dropped and read`, async ({page}) => {
    const panel = await openPanel(page, id);
    await drop(page, page.getByText('or drop one here'), file);
    await expect(page.getByText(`dropped-${file}`)).toBeVisible();
    await panel.call.fill(call);
    await expect(panel.resultCode).toContainText(expected);
    await expect(panel.result).toHaveAttribute('aria-busy', 'false');
    await expect(panel.result).not.toContainText('As documented');
  });
}

test('a file is chosen from the disk, and its name and size are shown', async ({page}) => {
  const panel = await openPanel(page, 'Readers/XLSX/ListSheets');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', {name: 'Choose a file'}).click();
  await (await chooser).setFiles('static/samples/orders.csv');
  await expect(page.getByText('144 bytes')).toBeVisible();
  await panel.call.fill('Readers.XLSX.ListSheets($)');
  await expect(panel.result.getByRole('link', {name: 'E_PARSE'})).toBeVisible();
});

test('the sample files can be chosen', async ({page}) => {
  const panel = await openPanel(page, 'Readers/PDF/ReadMetadata');
  await page.getByLabel('Sample file').selectOption('protected.pdf');
  await expect(panel.result.getByRole('link', {name: 'E_PASSWORD'})).toBeVisible();
  await panel.argument('password').fill('secret');
  await expect(panel.resultCode).toContainText('"encrypted": true');
});

test('a file is written as text', async ({page}) => {
  const panel = await openPanel(page, 'Readers/CSV/ReadRows');
  await panel.call.fill('Readers.CSV.ReadRows($)');
  await page.getByRole('button', {name: 'Text file'}).click();
  await page.getByLabel('Input $').fill('name,city\nZoë,Łódź\n');
  await expect(panel.resultCode).toHaveText('[["name", "city"], ["Zoë", "Łódź"]]');
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

// The reader's own files: chosen, dropped, pasted, too large, several at a time.
import {expect, test} from '@playwright/test';
import {openWorkbenchOn} from '../actions/workbench';

test.use({viewport: {width: 1440, height: 900}});

test('files are chosen, dropped, pasted and previewed, and those that are too large are refused', async ({
  page,
}) => {
  const {fileField, input, write, code, result} = await openWorkbenchOn(page, 'guides/');
  await test.step('a dropped file is read', async () => {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer();
      data.items.add(new File(['{"orders": [{"id": 7}]}'], 'own.json'));
      return data;
    });
    await input.dispatchEvent('dragover', {dataTransfer: transfer});
    await input.dispatchEvent('drop', {dataTransfer: transfer});
    await expect(input.getByText('own.json').first()).toBeVisible();
    // JSON is data.
    await write('$.orders[0].id');
    await expect(code).toHaveText('7');
  });
  await test.step('pasted text is the input', async () => {
    await input.getByRole('button', {name: 'Paste text'}).click();
    await input.getByRole('textbox').fill('a,b\n1,2\n3,4');
    await input.getByRole('button', {name: 'Use this text'}).click();
    await write('List.Map(Readers.CSV.ReadObjects($), @.b)');
    await expect(code).toHaveText('["2", "4"]');
  });
  await test.step('a sample can be used, and a second file is reached with $files', async () => {
    await fileField.setInputFiles({
      name: 'prices.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('sku,price\nA,10\nB,20\n'),
    });
    await expect(input.getByText('prices.csv').first()).toBeVisible();
    await input.getByRole('button', {name: 'Use a sample'}).click();
    await input.getByRole('button', {name: 'order.json', exact: true}).click();
    await expect(input.getByRole('radio', {name: 'order.json'})).toBeChecked();
    await write(
      '{"no": Text.Trim($.orderNo), "prices": List.Map(Readers.CSV.ReadObjects($files["prices.csv"]), @.price)}',
    );
    await expect(code).toContainText('"prices": ["10", "20"]');
    await write('$files["price.csv"]');
    await expect(page.getByText('There is no file named "price.csv".').first()).toBeVisible();
  });
  await test.step('a chosen file is shown as a table, with its delimiter and encoding', async () => {
    await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
    await expect(input.getByRole('table')).toContainText('Müller; Söhne GmbH');
    await expect(input).toContainText('UTF-8');
    await expect(input).toContainText('semicolon');
    await expect(input).toContainText('144 bytes');
    await write('List.Map(Readers.CSV.ReadObjects($, delimiter: ";"), @.zip)');
    await expect(code).toContainText('"01067"');
  });
  await test.step('a file of more than 20 MB is refused, and nothing is lost', async () => {
    await write('List.Count(Readers.CSV.ReadRows($, delimiter: ";"))');
    await expect(code).toHaveText('4');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(20_000_001)], 'large.csv'));
      const field = document.querySelector<HTMLInputElement>('[aria-label="Input file"]')!;
      field.files = data.files;
      field.dispatchEvent(new Event('change', {bubbles: true}));
    });
    await expect(input.getByRole('alert')).toContainText('large.csv is larger than 20 MB');
    await expect(input.getByRole('radio', {name: 'orders.csv'})).toBeChecked();
    await expect(code).toHaveText('4');
  });
  await test.step('the sheets of a workbook are previewed, and so are those that a mapping writes', async () => {
    await fileField.setInputFiles('apps/site/content/static/samples/orders.xlsx');
    await input.getByRole('combobox', {name: /sheet/i}).selectOption({label: 'Customers'});
    await expect(input.getByRole('table')).toContainText('0351 4400');
    await write('Writers.XLSX.WriteSheet([{"a": 1, "b": "x"}])');
    await expect(result.getByRole('table')).toContainText('x');
    const download = page.waitForEvent('download');
    await result.getByRole('button', {name: 'Download'}).click();
    expect((await download).suggestedFilename()).toBe('result.xlsx');
  });
});

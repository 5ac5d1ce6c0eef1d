// What a run says: steps, changes, errors that lead to the data, long runs, broken workers.
import {expect, test} from '@playwright/test';
import {testWithClock} from '../actions/testWithClock';
import {untilTimeLimit} from '../actions/untilTimeLimit';
import {openWorkbenchOn, workbenchOf} from '../actions/workbench';
import {chunkWith} from '../observations/chunks';
import {longestTask} from '../observations/mainThread';

test.use({viewport: {width: 1440, height: 900}});

const ORDERS = 'order,total\n1001,1\n1002,x\n1003,3\n1004,y\n';
const csv = (text: string, name = 'orders.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});

/** Goes through more pairs than a browser can in any reasonable time. */
const ENDLESS =
  'List.Count(List.Filter(List.Range(1, 100000), List.Some(List.Range(1, 100000), Logical.Equals(@, -1))))';

test('a run shows its result, its steps and its errors, and can be stopped', async ({page}) => {
  const {fileField, write, result, tab, dock, code, editor} = await openWorkbenchOn(
    page,
    'guides/',
  );
  await test.step('functions of all categories run together', async () => {
    await write(`{
    "text": Text.Upper("a"),
    "number": Number.Parse("1,5", locale: "de"),
    "math": Math.Add(1, 2),
    "date": Datetime.Format("2024-02-29T09:30:00Z", format: "dd.MM.yyyy"),
    "list": List.Count([1, 2]),
    "logical": Logical.If(true, "yes", "no"),
    "json": JSON.Keys({"k": 1}),
    "types": Types.ToText(1),
    "csv": Readers.CSV.ReadRows(Writers.CSV.WriteRows([["a", "b"]]))
  }`);
    await expect(code).toContainText('"text": "A"');
    await expect(code).toContainText('"number": 1.5');
    await expect(code).toContainText('"date": "29.02.2024"');
    await expect(code).toContainText('[["a", "b"]]');
  });
  await test.step('the size is that of the file to download', async () => {
    await write('{"a": "üü"}');
    await expect(code).toHaveText('{"a": "üü"}');
    await expect(result).toContainText('13 bytes');
  });
  await test.step('changes since the previous result are marked', async () => {
    await write('{"a": 1, "b": [1, 2]}');
    await expect(code).toContainText('"a": 1');
    await write('{"a": 2, "b": [1, 2, 3]}');
    await expect(code).toContainText('"a": 2');
    await tab('Changes').click();
    const changes = result.getByRole('listitem');
    await expect(changes).toHaveCount(2);
    await expect(changes.first()).toContainText('a');
    await tab('Result').click();
  });
  await test.step('every step shows its values, and so does the cursor', async () => {
    await fileField.setInputFiles(csv('order,total\n1001,1\n1002,2\n'));
    await write('Math.Sum(List.Map(Readers.CSV.ReadObjects($), Number.Parse(@.total)))');
    await expect(result.locator('pre code').first()).toHaveText('3');
    await tab('Steps').click();
    const steps = result.getByRole('listitem');
    await expect(steps.filter({hasText: 'Number.Parse(@.total)'}).first()).toContainText('2 times');
    await expect(steps.filter({hasText: 'Readers.CSV.ReadObjects($)'}).first()).toBeVisible();
    await tab('Result').click();
    // The cursor is at the end of the mapping. Move it into `@.total`.
    await editor.press('End');
    for (let presses = 0; presses < 4; presses += 1) {
      await page.keyboard.press('ArrowLeft');
    }
    await expect(result.getByText('At the cursor')).toBeVisible();
    await expect(result).toContainText('@.total');
  });
  await test.step('a wanted result finds the next step, which is added to the mapping', async () => {
    await write('Text.Concat("2024", "-03-05")');
    await expect(code).toHaveText('"2024-03-05"');
    await result.getByText('Suggest the next step').click();
    const wanted = result.getByLabel('What should the result be?');
    await wanted.fill('a text that no step returns');
    await expect(result).toContainText('Nothing found with up to two calls.');
    await wanted.fill('05/03/2024');
    await result.getByRole('button', {name: 'Datetime.Format($, format: "dd/MM/yyyy")'}).click();
    await expect(editor).toHaveText(
      'Datetime.Format(Text.Concat("2024", "-03-05"), format: "dd/MM/yyyy")',
    );
    await expect(code).toHaveText('"05/03/2024"');
    await expect(wanted).toHaveValue('');
  });
  await test.step('an error marks the call, names the items that fail, and offers a fix', async () => {
    await fileField.setInputFiles(csv(ORDERS));
    await write(
      'List.Map(Readers.CSV.ReadObjects($), {"id": @.order, "total": Number.Parse(@.total)})',
    );
    await expect(result).toContainText('2 of 4 items fail');
    await expect(result).toContainText('order 1002, row 2');
    await expect(result).toContainText('order 1004, row 4');
    await expect(dock.locator('.cm-lintRange-error')).toHaveText('Number.Parse(@.total)');
    await result.getByRole('button', {name: 'Continue with null if this fails'}).click();
    await expect(editor).toContainText('Logical.IfError(Number.Parse(@.total), null');
    await expect(code).toContainText('{"id": "1002", "total": null}');
  });
  await test.step('a value of the wrong type has no fix that would hide it', async () => {
    await write('List.Map([12.345, "1.204,00"], Number.Parse(@, locale: "de"))');
    await expect(result).toContainText('1 of 2 items fails');
    await expect(
      result.getByRole('button', {name: 'Continue with null if this fails'}),
    ).toHaveCount(0);
  });
  await test.step('a typo in a name has a suggestion', async () => {
    await write('Text.Uper("a")');
    await dock.getByRole('button', {name: 'Text.Upper', exact: true}).first().click();
    await expect(code).toHaveText('"A"');
  });
  await test.step('a long run can be stopped, and the next one works', async () => {
    await write(ENDLESS);
    await result.getByRole('button', {name: 'Stop'}).click();
    await expect(result).toHaveAttribute('aria-busy', 'false');
    await write('Math.Add(1, 2)');
    await expect(code).toHaveText('3');
  });
});

test('a run ends at its time limit, and runs without the limit on request', async ({page}) => {
  await page.clock.install();
  const {write, result} = await openWorkbenchOn(page, 'guides/');
  const stop = result.getByRole('button', {name: 'Stop'});
  await write(ENDLESS);
  await expect(stop).toBeVisible();
  const runWithoutLimit = result.getByRole('button', {name: 'Run without the limit'});
  await untilTimeLimit(page, runWithoutLimit);
  await runWithoutLimit.click();
  await expect(stop).toBeVisible();
  await page.clock.fastForward(60_000);
  await expect(result).toHaveAttribute('aria-busy', 'true');
  await stop.click();
  await expect(result).toHaveAttribute('aria-busy', 'false');
});

testWithClock('a selection stays while a failed call is underlined', async ({page}) => {
  const {fileField, write, dock, editor} = await openWorkbenchOn(page, 'guides/');
  await write('Text.Upper($)');
  await dock.getByRole('button', {name: 'Run', exact: true}).focus();
  // For CodeMirror, the editor has just been focused as long as this clock shows the same time.
  await page.clock.setFixedTime(Date.now());
  await fileField.setInputFiles(csv(ORDERS));
  await editor.press('ControlOrMeta+a');
  await expect(editor.locator('.cm-lintRange')).toHaveText('Text.Upper($)');
  await page.keyboard.insertText('null');
  await expect(editor).toHaveText('null');
});

test('a worker that can’t be loaded says so, and the next run works', async ({page}) => {
  await page.route(chunkWith('use the file itself as the input'), (route) => route.abort());
  const {write, result, code} = await openWorkbenchOn(page, 'guides/');
  await write('Math.Add(1, 2)');
  await expect(result).toContainText('couldn’t be loaded');
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await write('Math.Add(1, 3)');
  await expect(code).toHaveText('4');
});

test('a 5 MB file is read, mapped and written without a frozen frame', async ({page, browser}) => {
  const rows = Array.from(
    {length: 30_000},
    (_, index) =>
      `${index},Customer ${index} ${'and more text to fill the line '.repeat(5)},${index % 97}.50`,
  );
  const {fileField, write, result} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles(csv(`id,name,total\n${rows.join('\n')}\n`));
  const longest = await longestTask(browser, async () => {
    await write(
      'Writers.XLSX.WriteSheet(List.Map(Readers.CSV.ReadObjects($), {"id": @.id, "total": Number.Parse(@.total)}))',
    );
    await expect(result.getByRole('button', {name: 'Download'})).toBeVisible();
  });
  expect(longest).toBeLessThan(250);
});

test('nothing is requested besides the site’s own files', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  const {fileField, write, code, dock} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles(csv('secret-field\nsecret-value\n', 'secret-name.csv'));
  await write('List.Map(Readers.CSV.ReadObjects($), Text.Upper(@["secret-field"]))');
  await expect(code).toHaveText('["SECRET-VALUE"]');
  await dock.getByRole('button', {name: 'Share'}).click();
  const share = dock.getByRole('group', {name: 'Share'});
  await share.getByRole('button', {name: /copy/i}).click();
  await page.keyboard.press('Escape');
  const own = new URL(page.url()).origin;
  expect(requests.filter((request) => !request.startsWith(`GET ${own}/`))).toEqual([]);
  expect(requests.filter((request) => /secret/i.test(request))).toEqual([]);
  expect(await workbenchOf(page).dock.textContent()).toContain('Nothing leaves your browser.');
});

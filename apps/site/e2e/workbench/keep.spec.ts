// Out of the workbench and back: links, saved versions, bundles.
import {readFileSync} from 'node:fs';
import {expect, test} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {openPage} from '../actions/openPage';
import {openWorkbenchOn, workbenchOf} from '../actions/workbench';
import {showInsideApp} from '../observations/visits';

test.use({viewport: {width: 1440, height: 900}});

test('a link opens the mapping, with its data only if the reader wants that', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {fileField, write, code, dock} = await openWorkbenchOn(page, 'guides/');
  await fileField.setInputFiles({
    name: 'own.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('a\nsecret\n'),
  });
  await write('List.Map(Readers.CSV.ReadObjects($), @.a)');
  await expect(code).toHaveText('["secret"]');
  await dock.getByRole('button', {name: 'Share'}).click();
  const share = dock.getByRole('group', {name: 'Share'});
  const copied = () =>
    copiedBy(page, () => share.getByRole('button', {name: /Copy|Copied/}).click());
  await expect(share.locator('code')).toContainText('#workbench=1.');
  const link = await copied();
  expect(link).toContain('#workbench=1.');
  await share.getByRole('checkbox', {name: /Include the data/}).check();
  const linkWithData = await copied();
  expect(linkWithData.length).toBeGreaterThan(link.length);

  const other = await context.newPage();
  await other.setViewportSize({width: 1440, height: 900});
  await other.goto(linkWithData);
  const opened = workbenchOf(other);
  await expect(opened.editor).toHaveText('List.Map(Readers.CSV.ReadObjects($), @.a)');
  await expect(opened.code).toHaveText('["secret"]');
  await expect(other).not.toHaveURL(/workbench=/);
  await other.close();
});

test('links that can’t be opened are refused with a reason, and the workbench works', async ({
  page,
}) => {
  const {dock, write, code} = workbenchOf(page);
  for (const [index, [what, fragment, reason]] of [
    ['a truncated link', '1.q1YqSyzKTFWyUlBKzs', 'The link is incomplete or damaged'],
    ['a link of a later version', '9.AAAA', 'can’t read this version of the link'],
    ['nonsense', '<script>alert(1)</script>', 'can’t read this version of the link'],
    ['nothing', '', 'can’t read this version of the link'],
  ].entries()) {
    await test.step(`${what} is refused`, async () => {
      await openPage(page, `guides/#workbench=${fragment}`);
      const notice = dock.getByRole('status').filter({hasText: reason});
      await expect(notice).toBeVisible();
      await notice.getByRole('button', {name: 'Dismiss'}).click();
      await expect(notice).toHaveCount(0);
      await write(`Math.Add(1, ${index})`);
      await expect(code).toHaveText(String(index + 1));
    });
  }
});

test('a mapping can be used elsewhere, saved, and moved in a bundle', async ({page, baseURL}) => {
  const {fileField, write, code, dock, editor} = await openWorkbenchOn(page, 'guides/');
  await test.step('“Use it” shows the mapping as a call, a step and a command', async () => {
    await write('Text.Upper($)');
    await dock.getByRole('button', {name: 'More'}).click();
    await dock.getByRole('button', {name: /Use it/}).click();
    const menu = dock.getByRole('group', {name: 'More'});
    await expect(menu).toContainText('curl');
    await expect(menu).toContainText(/workflow/i);
    await expect(menu).toContainText(/terminal/i);
    // The focus moves into the menu, where Escape closes it.
    const uses = menu.getByRole('group', {name: 'Use it in'}).getByRole('button');
    await expect(uses.first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  });
  await test.step('a bundle is downloaded and opened again', async () => {
    await fileField.setInputFiles('apps/site/content/static/samples/orders.csv');
    await write('List.Count(Readers.CSV.ReadRows($, delimiter: ";"))');
    await expect(code).toHaveText('4');
    const download = page.waitForEvent('download');
    await dock.getByRole('button', {name: 'More'}).click();
    await dock.getByRole('button', {name: /Download bundle/}).click();
    const path = await (await download).path();
    await dock.getByRole('button', {name: 'Remove orders.csv'}).click();
    await write('null');
    await expect(code).toHaveText('null');
    await dock.getByRole('button', {name: 'More'}).click();
    const chooser = page.waitForEvent('filechooser');
    await dock.getByRole('button', {name: /Open a file/}).click();
    await (
      await chooser
    ).setFiles({
      name: 'bundle.zip',
      mimeType: 'application/zip',
      buffer: readFileSync(path),
    });
    await expect(editor).toHaveText('List.Count(Readers.CSV.ReadRows($, delimiter: ";"))');
    await expect(code).toHaveText('4');
  });
  await test.step('a mapping is saved under a name, with its versions', async () => {
    const save = dock.getByRole('button', {name: 'Save', exact: true});
    const menu = dock.getByRole('group', {name: 'Save'});
    for (const number of [1, 2]) {
      await write(`Math.Add(1, ${number})`);
      await expect(code).toHaveText(String(number + 1));
      await save.first().click();
      await menu.getByRole('textbox', {name: /name/i}).fill('Sum');
      await menu.getByRole('button', {name: 'Save', exact: true}).click();
      await expect(menu.getByText('Sum').first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.reload();
    await write('null');
    await save.first().click();
    await menu.getByText('2 versions').click();
    await menu.getByText('Math.Add(1, 1)').click();
    await expect(editor).toHaveText('Math.Add(1, 1)');
  });
  await test.step('a mapping keeps its name, and another one doesn’t get it', async () => {
    async function expectName(name: string): Promise<void> {
      await dock.getByRole('button', {name: 'Save', exact: true}).first().click();
      await expect(dock.getByRole('textbox', {name: 'Name'})).toHaveValue(name);
      await page.keyboard.press('Escape');
    }
    await expectName('Sum');
    await showInsideApp(page, new URL('guides/mappings/create-first-mapping/', baseURL).href);
    const run = page.getByRole('main').getByRole('button', {name: 'Run', exact: true}).first();
    await run.click();
    await expect(editor).toHaveText('Readers.CSV.ReadObjects($)');
    await expectName('');
    await dock.getByRole('button', {name: 'Bring it back'}).click();
    await expect(editor).toHaveText('Math.Add(1, 1)');
    await expectName('Sum');
  });
});

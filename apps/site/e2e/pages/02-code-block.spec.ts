import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {stopClock, testWithClock} from '../actions/testWithClock';
import {openPage} from '../actions/openPage';
import {MAIN_SITE} from '../sites/sites';

const order = `{
  "orderNo": " A-1001 ",
  "customer": {"name": "Ada Lovelace", "country": "gb"},
  "total": "1249.50"
}`;

/** Returns the code block with the given title. */
function block(page: Page, title: string): Locator {
  return page
    .locator('.theme-code-block')
    .filter({has: page.locator(`[data-title]`, {hasText: title})});
}

testWithClock('a reader copies and reads code', async ({page, context, baseURL}) => {
  const button = block(page, 'order.json').getByRole('button');

  await test.step('if the clipboard is blocked, the code is selected and the shortcut is shown', async () => {
    const url = new URL('guides/mappings/overview', baseURL).href;
    await page.route(url, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: {...response.headers(), 'Permissions-Policy': 'clipboard-write=()'},
      });
    });
    await openPage(page, 'guides/mappings/overview');
    await stopClock(page);
    await button.click();
    await expect(button).toHaveText('Press Ctrl+C');
    expect((await page.evaluate(() => String(window.getSelection()))).trim()).toBe(order);
    await page.clock.runFor(60_000);
    await expect(button).toHaveText('Copy');
    await page.clock.resume();
    await page.unroute(url);
  });

  await test.step('"Copy" puts the code on the clipboard and says "Copied"', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, 'guides/mappings/overview');
    await expect(button).toHaveText('Copy');
    await stopClock(page);
    await button.click();
    await expect(button).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(order);
    await expect(block(page, 'invoice.json').getByRole('button')).toHaveText('Copy');
    await page.clock.runFor(60_000);
    await expect(button).toHaveText('Copy');
    await page.clock.resume();
  });

  await test.step('manually selected code is copied line by line', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('something else'));
    await block(page, 'order.json')
      .locator('pre')
      .evaluate((element) => window.getSelection()?.selectAllChildren(element));
    await page.keyboard.press('ControlOrMeta+C');
    await expect
      .poll(async () => (await page.evaluate(() => navigator.clipboard.readText())).trim())
      .toBe(order);
  });

  await test.step('highlighted lines stand out', async () => {
    const lines = block(page, 'invoice.json').locator('code > span');
    const backgrounds = await lines.evaluateAll((all) =>
      all.map((line) => getComputedStyle(line).backgroundColor),
    );
    const [plain] = backgrounds;
    const highlighted = backgrounds.flatMap((colour, index) =>
      colour === plain ? [] : [index + 1],
    );
    expect(highlighted).toEqual([2, 4]);
  });

  await test.step('a block shows its title or, if it has none, its language', async () => {
    await expect(page.locator('[data-title]', {hasText: 'order.json'})).toBeVisible();
    await expect(page.locator('[data-title]', {hasText: 'invoice.json'})).toBeVisible();
    await openPage(page, 'apiRef/authentication');
    await expect(
      page.getByRole('tabpanel').first().getByText('Shell', {exact: true}),
    ).toBeVisible();
  });

  await test.step('code is copied without its highlight comments', async () => {
    const copy = page
      .locator('.theme-code-block')
      .filter({hasText: 'Authorization: Bearer ak_live_'})
      .getByRole('button');
    const copied = await copiedBy(page, () => copy.click());
    expect(copied).toContain('\nAuthorization: Bearer ak_live_');
    expect(copied).not.toContain('highlight-');
  });
});

test('no script contains a highlighter', () => {
  const folder = join(MAIN_SITE.directory, 'assets/js');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  const withPrism = scripts.filter((name) =>
    /before-tokenize|after-tokenize|codeToTokens|tokenizeLine/.test(
      readFileSync(join(folder, name), 'utf8'),
    ),
  );
  expect(withPrism).toEqual([]);
});

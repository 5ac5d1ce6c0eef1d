import {expect, test} from '@playwright/test';
import {openPage, waitForStart} from '../actions/openPage';
import {recordViolations} from '../observations/policyViolations';
import {searchDialog} from '../actions/searchDialog';
import {openPanel} from '../actions/tryIt';

/** Checks that the site never violates the policy that the server sends. */

test('scripts from text and from other sites are forbidden', async ({page}) => {
  const violations = await recordViolations(page);
  await openPage(page, 'guides/');
  await page.evaluate(() => {
    for (const properties of [{text: 'window.isForeign = true'}, {src: 'https://evil.test/x.js'}]) {
      document.body.append(Object.assign(document.createElement('script'), properties));
    }
    document.body.setAttribute('onclick', 'window.isForeign = true');
    document.body.click();
  });
  await expect
    .poll(() => violations)
    .toEqual(
      expect.arrayContaining([
        'script-src-elem: inline',
        'script-src-elem: https://evil.test/x.js',
        'script-src-attr: inline',
      ]),
    );
  expect(await page.evaluate(() => 'isForeign' in window)).toBe(false);
});

test('search, the colour mode, tabs, copying, links and navigation follow the policy', async ({
  page,
}) => {
  const violations = await recordViolations(page);
  await openPage(page, 'guides/');
  const search = searchDialog(page);
  await search.button.click();
  await search.input.fill('upper');
  await search.options.first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Text.Upper');

  await test.step('links to other sites stay safe after a navigation', async () => {
    for (const name of ['Platform reference', 'API reference']) {
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(name);
      const rels = await page
        .locator('a[href]')
        .evaluateAll((links) =>
          (links as HTMLAnchorElement[])
            .filter((link) => link.origin !== window.location.origin)
            .map((link) => link.rel),
        );
      expect(rels.length).toBeGreaterThan(3);
      expect(new Set(rels)).toEqual(new Set(['noopener noreferrer']));
    }
  });

  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByText('Monitoring').click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Monitoring');
  await page.getByRole('tab', {name: 'Python'}).first().click();
  await page.getByRole('button', {name: 'Copy'}).first().click();

  const toggle = page.getByRole('button', {name: /Switch between dark and light mode/});
  await toggle.click();
  await toggle.click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await waitForStart(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(violations).toEqual([]);
});

test('workers, sample files, downloads and printing follow the policy', async ({page}) => {
  const violations = await recordViolations(page);
  const reader = await openPanel(page, 'Readers/PDF/ReadMetadata');
  await page.getByLabel('Sample file').selectOption('protected.pdf');
  await expect(reader.result.getByRole('link', {name: 'E_PASSWORD'})).toBeVisible();

  const writer = await openPanel(page, 'Writers/XLSX/WriteSheet');
  await writer.examples.getByRole('button').first().click();
  await expect(writer.result).toContainText('read back with');
  const download = page.waitForEvent('download');
  await writer.result.getByRole('button', {name: 'Download'}).click();
  expect((await download).suggestedFilename()).toBe('WriteSheet.xlsx');

  await page.pdf();
  expect(violations).toEqual([]);
});

test('anyone can embed the site while the app URL is a placeholder', async ({request}) => {
  const headers = (await request.get('guides/')).headers();
  expect(headers['content-security-policy']).toMatch(/; frame-ancestors \*$/);
  expect(headers).not.toHaveProperty('x-frame-options');
});

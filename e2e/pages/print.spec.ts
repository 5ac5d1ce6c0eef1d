// Checks how a page is printed.
import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

test('only the page content is printed', async ({page}) => {
  await openPage(page, 'guides/mappings/overview');
  const furniture = [
    page.getByRole('navigation', {name: 'Main'}),
    page.getByRole('navigation', {name: 'Docs sidebar'}),
    page.getByRole('navigation', {name: 'On this page'}),
    page.getByText('On this page', {exact: true}).filter({visible: true}),
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
    page.getByRole('navigation', {name: 'Docs pages'}),
    page.getByRole('contentinfo').getByRole('link', {name: 'Guides'}),
    page.getByRole('button', {name: 'Copy'}).first(),
  ];
  for (const part of furniture) {
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({media: 'print'});
  for (const part of furniture) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.locator('[data-title]', {hasText: 'order.json'})).toBeVisible();
});

test('a page that is dark on screen is printed in light colours', async ({page}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await openPage(page, 'guides/mappings/overview');
  const ink = () => getComputedStyle(document.querySelector('main p')!).color;
  const onScreen = await page.evaluate(ink);
  const onPaper = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        window.addEventListener('beforeprint', () =>
          resolve(getComputedStyle(document.querySelector('main p')!).color),
        );
      }),
  );
  await page.pdf();
  expect(await page.evaluate(ink)).toBe(onScreen);
  await page.emulateMedia({colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(ink)).toBe(await onPaper);
});

for (const [folded, path, text] of [
  ['examples', 'platformRef/workflowFunctions/Slack/PostMessage', 'missing_scope'],
  ['fields', 'apiRef/monitoring', 'nextCursor'],
] as const) {
  test(`${folded} that are collapsed on screen are expanded in print`, async ({page}) => {
    await openPage(page, path);
    const inside = page.locator('main details:not([open])').getByText(text).first();
    await expect(inside).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(inside).toBeVisible();
  });
}

test('print names only the example that a live panel shows', async ({page}) => {
  await openPage(page, 'platformRef/workflowFunctions/Slack/PostMessage');
  const examples = page.getByRole('list', {name: 'Examples'}).getByRole('button');
  expect(await examples.filter({visible: true}).count()).toBeGreaterThan(1);
  await page.emulateMedia({media: 'print'});
  await expect(examples.filter({visible: true})).toHaveCount(1);
});

test('a printed page names its URL, and leaves out its tags', async ({page}) => {
  await openPage(page, 'platformRef/mappingFunctions/Text/Upper');
  const url = page
    .getByRole('main')
    .getByText(/^https?:.+\/platformRef\/mappingFunctions\/Text\/Upper$/);
  const tags = page.getByRole('main').getByText('Tags:');
  await expect(url).toBeHidden();
  await expect(tags).toBeVisible();
  await page.emulateMedia({media: 'print'});
  await expect(url).toBeVisible();
  await expect(tags).toBeHidden();
});

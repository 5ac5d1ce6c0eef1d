// Checks how a page is printed.
import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

/** Returns the colour of the text. Runs in the page. */
function ink(): string {
  return getComputedStyle(document.querySelector('main p')!).color;
}

/** Checks that a text in an element that is collapsed on screen is printed. */
async function expectPrinted(page: Page, text: string): Promise<void> {
  await page.emulateMedia({media: 'screen'});
  const inside = page.locator('main details:not([open])').getByText(text).first();
  await expect(inside).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(inside).toBeVisible();
}

test('a guide is printed without navigation, in light colours', async ({page}) => {
  await openPage(page, 'guides/mappings/overview');

  await test.step('only the page content is printed', async () => {
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

  await test.step('a page that is dark on screen is printed in light colours', async () => {
    await page.emulateMedia({media: null, colorScheme: 'dark'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
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
    await page.emulateMedia({media: null, colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(ink)).toBe(await onPaper);
  });
});

test('a reference is printed expanded, with its URL', async ({page}) => {
  await openPage(page, 'platformRef/workflowFunctions/Slack/PostMessage');

  await test.step('a printed page names its URL, and leaves out its tags', async () => {
    const main = page.getByRole('main');
    const url = main.getByText(/^https?:.+\/platformRef\/workflowFunctions\/Slack\/PostMessage$/);
    const tags = main.getByText('Tags:');
    await expect(url).toBeHidden();
    await expect(tags).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(url).toBeVisible();
    await expect(tags).toBeHidden();
  });

  await test.step('print names only the example that a live panel shows', async () => {
    await page.emulateMedia({media: 'screen'});
    const examples = page.getByRole('list', {name: 'Examples'}).getByRole('button');
    expect(await examples.filter({visible: true}).count()).toBeGreaterThan(1);
    await page.emulateMedia({media: 'print'});
    await expect(examples.filter({visible: true})).toHaveCount(1);
  });

  await test.step('examples that are collapsed on screen are expanded in print', () =>
    expectPrinted(page, 'missing_scope'));

  await test.step('fields that are collapsed on screen are expanded in print', async () => {
    await page.emulateMedia({media: 'screen'});
    await openPage(page, 'apiRef/monitoring');
    await expectPrinted(page, 'nextCursor');
  });
});

import {expect, test, type Page} from '@playwright/test';
import {openPage} from '../actions/openPage';

/** Checks that the table of contents lists the headings of levels 2 and 3, and shows the levels. */
async function expectContents(page: Page): Promise<void> {
  const headings = page.getByRole('article').locator('h2, h3');
  const ids = await headings.evaluateAll((all) => all.map(({id}) => `#${id}`));
  const levels = await headings.evaluateAll((all) => all.map(({tagName}) => tagName));
  expect(new Set(levels)).toEqual(new Set(['H2', 'H3']));
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await expect(links).toHaveCount(ids.length);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    ids,
  );
  const depths = await links.evaluateAll((all) =>
    all.map((link) => (link.closest('ul ul') ? 'H3' : 'H2')),
  );
  expect(depths).toEqual(levels);
}

/** Checks that the table of contents marks the section that is being read. */
async function expectMarked(page: Page, section: string): Promise<void> {
  const contents = page.getByRole('navigation', {name: 'On this page'});
  const marked = contents.locator('.table-of-contents__link--active');
  await page
    .getByRole('article')
    .getByRole('heading', {name: section})
    .evaluate((heading) => heading.scrollIntoView());
  await expect(marked).toHaveText([section]);
  const other = contents.getByRole('link', {name: 'Error codes'});
  const colour = await other.evaluate((element) => getComputedStyle(element).color);
  await expect(marked).not.toHaveCSS('color', colour);
}

test('the table of contents shows where the reader is', async ({page, baseURL}) => {
  await page.setViewportSize({width: 390, height: 800});
  await openPage(page, 'platformRef/');

  await test.step('on a phone, the table of contents expands and collapses', async () => {
    const button = page.getByRole('button', {name: 'On this page'});
    const link = page.getByRole('link', {name: 'Null, missing and empty', exact: true});
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeHidden();
    await expect(link).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await expect(link).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await expect(link).toBeHidden();
    await button.click();
    await link.click();
    await expect(page).toHaveURL(new URL('platformRef/#null-missing-and-empty', baseURL).href);
    await expect(page.getByRole('heading', {name: 'Null, missing and empty'})).toBeInViewport();
    await page.setViewportSize({width: 1280, height: 800});
  });

  await test.step('the table of contents lists the headings of levels 2 and 3', () =>
    expectContents(page));

  for (const section of ['Positions', 'E_RANGE', 'Types']) {
    await test.step(`the table of contents marks “${section}” while it’s being read`, () =>
      expectMarked(page, section));
  }
});

test('a reader moves within a page and to other pages', async ({page, baseURL}) => {
  await openPage(page, 'guides/mappings/overview');

  await test.step('the table of contents lists the headings of levels 2 and 3', () =>
    expectContents(page));

  await test.step('a button scrolls back to the top', async () => {
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeHidden();
    await page.mouse.move(640, 400);
    const top = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 2000);
    await expect.poll(top).toBe(2000);
    await page.mouse.wheel(0, -400);
    await expect.poll(top).toBe(1600);
    await expect(button).toBeVisible();
    await button.click();
    await expect.poll(top).toBe(0);
    await expect(button).toBeHidden();
  });

  await test.step('breadcrumbs lead from the home page to the page', async () => {
    const breadcrumbs = page.getByRole('navigation', {name: 'Breadcrumbs'});
    await expect(breadcrumbs.getByRole('listitem')).toHaveText(['', 'Mappings', 'Overview']);
    await breadcrumbs.getByRole('link', {name: 'Home page'}).click();
    await expect(page).toHaveURL(baseURL!);
  });

  await test.step('"Next" and "Previous" lead through the section', async () => {
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await navbar.getByRole('link', {name: 'API reference'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    const paging = page.getByRole('navigation', {name: 'Docs pages'});
    await expect(paging.getByRole('link', {name: /^Previous/})).toHaveCount(0);
    await paging.getByRole('link', {name: /^Next.*Authentication/}).click();
    await expect(page).toHaveURL(new URL('apiRef/authentication', baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
    await paging.getByRole('link', {name: /^Previous.*API reference/}).click();
    await expect(page).toHaveURL(new URL('apiRef/', baseURL).href);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  });
});

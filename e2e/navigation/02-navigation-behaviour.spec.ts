import {expect, test, type Page} from '@playwright/test';
import {contentChunk} from '../observations/chunks';
import {openPage} from '../actions/openPage';
import {moveInsideApp, recordDocuments} from '../observations/visits';

const apiReference = contentChunk('apiRef/index');

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name});
}

function navbarLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
}

function scrollPosition(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrollPosition(page)).toBe(400);
}

test('a failed preload reloads the browser at the target', async ({page, baseURL}) => {
  await openPage(page, 'guides/');
  const documents = recordDocuments(page);
  await page.route(apiReference, (route) =>
    documents.length === 0 ? route.abort() : route.continue(),
  );
  await navbarLink(page, 'API reference').click();
  await expect(heading(page, 'API reference')).toBeVisible();
  const target = new URL('apiRef/', baseURL).href;
  await expect(page).toHaveURL(target);
  expect(documents).toEqual([target]);
});

test('after a navigation, the view scrolls to the target or the top', async ({page, baseURL}) => {
  await openPage(page, 'guides/');
  const target = page.getByRole('heading', {name: 'Locale and time zone'});
  let targetPosition = 0;

  await test.step('to the target of the hash', async () => {
    await moveInsideApp(page, '../platformRef/#locale-and-time-zone');
    await expect(heading(page, 'Platform reference')).toBeAttached();
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(400);
    const navbar = await page.getByRole('navigation', {name: 'Main'}).boundingBox();
    const box = await target.boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(navbar!.height);
    expect(box!.y).toBeLessThan(navbar!.height + 100);
    await expect(target).toBeInViewport();
    targetPosition = await scrollPosition(page);
  });

  await test.step('to the target of the hash if only the query changed', async () => {
    await scrollDown(page);
    await moveInsideApp(page, '?view=all#locale-and-time-zone');
    await expect.poll(() => scrollPosition(page)).toBe(targetPosition);
  });

  await test.step('to the top if only the query changed', async () => {
    await moveInsideApp(page, '?view=all');
    await expect.poll(() => scrollPosition(page)).toBe(0);
    await scrollDown(page);
    await moveInsideApp(page, '?view=some');
    await expect(page).toHaveURL(new URL('platformRef/?view=some', baseURL).href);
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  await test.step('to the top if the path changed', async () => {
    await scrollDown(page);
    await navbarLink(page, 'API reference').click();
    await expect(heading(page, 'API reference')).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });

  await test.step('to the top if the hash has no target', async () => {
    await scrollDown(page);
    await moveInsideApp(page, '../platformRef/#no-such-heading');
    await expect(heading(page, 'Platform reference')).toBeVisible();
    await expect.poll(() => scrollPosition(page)).toBe(0);
  });
});

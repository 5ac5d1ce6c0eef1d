import {expect, test, type Locator, type Page} from '@playwright/test';
import {contentChunk} from '../observations/chunks';
import {openPage, waitForStart} from '../actions/openPage';
import {moveInsideApp, recordDocuments} from '../observations/visits';

const apiReference = contentChunk('apiRef/index');

function heading(page: Page, name: string) {
  return page.getByRole('heading', {level: 1, name});
}

function navbarLink(page: Page, name: string) {
  return page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});
}

async function distanceBelowNavbar(element: Locator): Promise<number> {
  const navbar = element.page().getByRole('navigation', {name: 'Main'});
  const [above, box] = await Promise.all([navbar.boundingBox(), element.boundingBox()]);
  return box!.y - above!.height;
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

for (const {name, hash, shown} of [
  {
    name: 'the target of the hash',
    hash: '#recipes-for-common-tasks',
    shown: (page: Page) => page.locator('#recipes-for-common-tasks'),
  },
  {
    name: 'the top if there is no hash',
    hash: '',
    shown: (page: Page) => heading(page, 'Mappings overview'),
  },
]) {
  test(`a reload after a failed preload scrolls to ${name}`, async ({page}) => {
    // With data saving, nothing is loaded before the click.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {
        value: {effectiveType: '4g', saveData: true},
      });
    });
    await openPage(page, 'guides/');
    const documents = recordDocuments(page);
    await page.route(contentChunk('guides/mappings/overview'), (route) =>
      documents.length === 0 ? route.abort() : route.continue(),
    );
    await scrollDown(page);
    const loaded = page.waitForEvent('load');
    await moveInsideApp(page, `mappings/overview${hash}`);
    await loaded;
    await waitForStart(page);
    await expect(heading(page, 'Mappings overview')).toBeAttached();
    expect(documents).toHaveLength(1);
    await expect(shown(page)).toBeInViewport({ratio: 1});
    await expect.poll(() => distanceBelowNavbar(shown(page))).toBeLessThan(200);

    await test.step('a reload by the reader keeps the position, as usual', async () => {
      await scrollDown(page);
      await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe('auto');
      await page.reload();
      await waitForStart(page);
      await expect.poll(() => scrollPosition(page)).toBe(400);
    });
  });
}

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

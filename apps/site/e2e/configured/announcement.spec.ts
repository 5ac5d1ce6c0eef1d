import {expect, test, type Page} from '@playwright/test';
import {COLOUR_RULES, barriersOf} from '../observations/violations';
import {openPage, waitForStart} from '../actions/openPage';

function bar(page: Page) {
  return page.getByRole('region', {name: 'Announcement'});
}

async function dismiss(page: Page): Promise<void> {
  await bar(page).getByRole('button', {name: 'Close'}).click();
  await expect(bar(page)).toBeHidden();
}

/** Serves the site as if it were built with another ID, by replacing the ID in the pages and the main bundle. */
async function changeId(page: Page): Promise<void> {
  await page.route(/\/docs\/(?:assets\/js\/main\.|(?!assets\/|.*\.\w+$))/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('announcement-one', 'announcement-two');
    // The policy contains the hash of the original inline script, so it would block the changed one.
    const headers = {...response.headers()};
    delete headers['content-security-policy'];
    await route.fulfill({response, headers, body});
  });
}

/** Blocks all scripts except inline ones. */
async function blockApp(page: Page): Promise<void> {
  await page.route('**/assets/js/**', (route) => route.abort());
}

// A prefetch request may still be in a route handler when the test ends.
test.afterEach(({page}) => page.unrouteAll({behavior: 'ignoreErrors'}));

test('the bar shows its text as written, with its link, and is accessible', async ({page}) => {
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await openPage(page, 'guides/');
  await expect(bar(page)).toBeVisible();
  await expect(bar(page)).toHaveText('Version 2 is <here> & "now", $& [sic]. Read \'more\'');
  await expect(bar(page).getByRole('link', {name: "Read 'more'"})).toHaveAttribute(
    'href',
    "https://acme.test/news?a=1&b='2'",
  );

  await test.step('the bar is a region, not a second banner', async () => {
    await expect(page.getByRole('banner').filter({hasText: 'Version 2'})).toHaveCount(0);
  });

  await test.step('it has no serious accessibility problems in either colour mode', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await barriersOf(page)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await barriersOf(page, {}, {runOnly: COLOUR_RULES})).toEqual([]);
  });
});

test('a dismissed bar stays dismissed', async ({page}) => {
  await openPage(page, 'guides/');
  await dismiss(page);
  await page.getByRole('link', {name: 'API reference'}).first().click();
  await expect(page.getByRole('heading', {level: 1, name: 'API reference'})).toBeVisible();
  await expect(bar(page)).toBeHidden();

  await page.reload();
  await waitForStart(page);
  await expect(bar(page)).toBeHidden();

  await blockApp(page);
  await page.goto('tags');
  await expect(page.getByRole('heading', {level: 1, name: 'Tags'})).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

test('a new ID shows the bar again', async ({page}) => {
  await openPage(page, 'guides/');
  await dismiss(page);

  await test.step('on the first load', async () => {
    await changeId(page);
    await openPage(page, 'guides/');
    await expect(bar(page)).toBeVisible();
    await dismiss(page);
    await openPage(page, 'guides/');
    await expect(bar(page)).toBeHidden();
  });

  await test.step('before the app starts', async () => {
    // The original ID is new again, because the storage has the changed one.
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await blockApp(page);
    await page.goto('guides/');
    await expect(bar(page)).toBeVisible();
  });
});

// Checks links to a parameter, a field or an example of a function page.
import {expect, test, type Page} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {openPage} from '../actions/openPage';
import {stopClock, testWithClock} from '../actions/testWithClock';
import {COPIED_LABEL_MS} from '../../src/universal/constants';

const MAPPING = 'platformRef/mappingFunctions/Text/Upper';
const WORKFLOW = 'platformRef/workflowFunctions/Slack/PostMessage';

function linkTo(page: Page, name: string) {
  return page.getByRole('link', {name: `Direct link to ${name}`, exact: true});
}

/** Clicks a direct link, and checks that it leads to its target and is copied. */
async function expectLink(page: Page, name: string, hash: string): Promise<void> {
  const url = page.url().replace(/#.*/, '');
  expect(await copiedBy(page, () => linkTo(page, name).click())).toBe(`${url}#${hash}`);
  await expect(page).toHaveURL(`${url}#${hash}`);
  await expect(page.locator(`#${hash}`)).toBeFocused();
}

test('a reader copies links to parts of a mapping function', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, `${MAPPING}#parameter-locale`);

  await test.step('a deep link scrolls to its row and highlights it', async () => {
    const row = page.locator('#parameter-locale');
    await expect(row).toBeInViewport();
    const plain = await page
      .locator('#parameter-text')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect(row).not.toHaveCSS('background-color', plain);
  });

  await test.step('the link works with the keyboard, and is visible while it has the focus', async () => {
    const link = linkTo(page, 'text');
    await expect(link).toHaveCSS('opacity', '0');
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    const copied = await copiedBy(page, () => page.keyboard.press('Enter'));
    await expect(page).toHaveURL(/#parameter-text$/);
    expect(copied).toBe(page.url());
  });

  for (const [what, name, hash] of [
    ['parameter', 'locale', 'parameter-locale'],
    ['example', 'Turkish dotted I', 'example-Turkish-dotted-I'],
    ['edge case', 'Empty text', 'example-Empty-text'],
  ] as const) {
    await test.step(`a link to one ${what} can be copied`, () => expectLink(page, name, hash));
  }
});

test('a reader copies and opens links to parts of a workflow function', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, WORKFLOW);
  await test.step('a link to one field can be copied', () =>
    expectLink(page, 'blocks', 'input-blocks'));
  const example = page.locator('main details[id^="example-"]').last();
  await expect(example).not.toHaveAttribute('open');
  const id = (await example.getAttribute('id'))!;

  await test.step('a heading’s link is copied, too', async () => {
    await openPage(page, 'guides/mappings/overview');
    const link = page.locator('main h2 .hash-link').first();
    const copied = await copiedBy(page, () => link.click());
    await expect(page).toHaveURL(/#/);
    expect(copied).toBe(page.url());
  });

  await test.step('a deep link opens the collapsed example that it leads to', async () => {
    await openPage(page, `${WORKFLOW}#${id}`);
    await expect(page.locator(`#${id}`)).toHaveAttribute('open');
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
});

testWithClock('a copied link is announced for two seconds', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  await openPage(page, MAPPING);
  await stopClock(page);
  await linkTo(page, 'locale').click();
  await expect(page.getByText('Link copied')).toBeAttached();
  await page.clock.runFor(COPIED_LABEL_MS);
  await expect(page.getByText('Link copied')).not.toBeAttached();
});

test('if the browser refuses to copy, the link still works', async ({page}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Denied'));
  });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await openPage(page, MAPPING);
  await page.getByRole('link', {name: 'Direct link to locale'}).click();
  await expect(page).toHaveURL(/#parameter-locale$/);
  await expect(page.locator('#parameter-locale')).toBeFocused();
  expect(problems).toEqual([]);
});

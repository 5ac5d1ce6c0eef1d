// Checks links to a parameter, a field or an example of a function page.
import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

const MAPPING = 'platformRef/mappingFunctions/Text/Upper';
const WORKFLOW = 'platformRef/workflowFunctions/Slack/PostMessage';

for (const [what, path, name, hash] of [
  ['parameter', MAPPING, 'locale', 'parameter-locale'],
  ['example', MAPPING, 'Turkish dotted I', 'example-Turkish-dotted-I'],
  ['edge case', MAPPING, 'Empty text', 'example-Empty-text'],
  ['field', WORKFLOW, 'blocks', 'input-blocks'],
] as const) {
  test(`a link to one ${what} can be copied`, async ({page, context, baseURL}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openPage(page, path);
    const link = page.getByRole('link', {name: `Direct link to ${name}`, exact: true});
    await link.click();
    await expect(page).toHaveURL(`${baseURL}${path}#${hash}`);
    await expect(page.getByText('Link copied')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    await expect(page.locator(`#${hash}`)).toBeFocused();
  });
}

test('the link works with the keyboard, and is visible while it has the focus', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, MAPPING);
  const link = page.getByRole('link', {name: 'Direct link to locale'});
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Link copied')).toBeAttached();
});

test('a heading’s link is copied, too', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, 'guides/mappings/overview');
  const link = page.locator('main h2 .hash-link').first();
  await link.click();
  await expect(page.getByText('Link copied')).toBeAttached();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
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

test('a deep link scrolls to its row and highlights it', async ({page}) => {
  await openPage(page, `${MAPPING}#parameter-locale`);
  const row = page.locator('#parameter-locale');
  await expect(row).toBeInViewport();
  const plain = await page
    .locator('#parameter-text')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(row).not.toHaveCSS('background-color', plain);
});

test('a deep link opens the collapsed example that it leads to', async ({page}) => {
  await openPage(page, WORKFLOW);
  const example = page.locator('main details[id^="example-"]').last();
  const id = (await example.getAttribute('id'))!;
  await openPage(page, 'guides/');
  await openPage(page, `${WORKFLOW}#${id}`);
  await expect(page.locator(`#${id}`)).toHaveAttribute('open');
  await expect(page.locator(`#${id}`)).toBeInViewport();
});

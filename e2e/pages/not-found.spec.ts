import {expect, test} from '@playwright/test';

for (const [path, title] of [
  ['guides/mappings', 'Mappings overview'],
  ['platformRef/mappingFunctions/Text/Uper', 'Upper'],
] as const) {
  test(`/${path} offers the page that was probably meant`, async ({page}) => {
    await page.goto(path);
    await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
    const offers = page.getByRole('navigation', {name: 'Did you mean'});
    await offers.getByRole('link', {name: title}).first().click();
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  });
}

test('a path that is like no page offers nothing', async ({page}) => {
  const loaded = page.waitForResponse(/\/assets\/search\/index\./);
  await page.goto('zzzz-qqqq-xxxx-1234');
  await (await loaded).finished();
  await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
  await expect(page.getByRole('navigation', {name: 'Did you mean'})).toHaveCount(0);
});

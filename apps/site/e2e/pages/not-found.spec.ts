import {expect, test} from '@playwright/test';
import {untilQuiet} from '../observations/untilQuiet';

test('a reader who follows a wrong link is led to the right page', async ({page}) => {
  const offers = page.getByRole('navigation', {name: 'Did you mean'});

  await test.step('a path that resembles no page offers nothing', async () => {
    const loaded = page.waitForResponse(/\/assets\/search\/index\./);
    await page.goto('zzzz-qqqq-xxxx-1234');
    await loaded;
    await untilQuiet(page);
    await expect(page.getByText('We could not find what you were looking for.')).toBeVisible();
    await expect(offers).toHaveCount(0);
  });

  for (const [path, title] of [
    ['guides/mappings', 'Mappings overview'],
    ['platformRef/mappingFunctions/Text/Uper', 'Upper'],
  ] as const) {
    await test.step(`/${path} offers the page that was probably meant`, async () => {
      await page.goto(path);
      await expect(page.getByRole('heading', {level: 1, name: 'Page Not Found'})).toBeVisible();
      await offers.getByRole('link', {name: title}).first().click();
      await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    });
  }
});

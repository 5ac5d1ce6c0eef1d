import {expect, test} from '@playwright/test';
import {embed, serveParent} from '../actions/embed';
import {APP_PORT, CONFIGURED_SITE} from '../sites/sites';

const url = `${CONFIGURED_SITE.address}guides/`;

test('the configured app can embed the site, and gets its messages', async ({page}) => {
  const {frame, messages} = await embed(page, url, 1200, {port: APP_PORT});
  await frame.getByRole('heading', {level: 1}).click();
  await page.keyboard.press('Escape');
  expect(await messages()).toEqual([{type: 'documentation:escape'}]);
});

test('another origin can’t embed the site', async ({page}) => {
  const refusal = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
  await page.goto(await serveParent(url, 1200));
  await refusal;
  await expect(page.frameLocator('iframe').getByRole('heading', {level: 1})).toHaveCount(0);
});

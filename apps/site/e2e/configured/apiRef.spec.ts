import {expect, test} from '@playwright/test';
import {openPage} from '../actions/openPage';

test('samples, fenced code and the download name the configured API', async ({page, request}) => {
  await openPage(page, 'apiRef/monitoring');
  const main = page.getByRole('main');
  await expect(
    main.getByText("curl 'https://api.acme.test/runs?status=failed").first(),
  ).toBeVisible();
  await expect(main.getByText('curl --get https://api.acme.test/runs')).toBeVisible();
  await expect(main.getByText('"https://acme.test/docs/apiRef/#workflow-failed"')).toBeVisible();
  expect(await page.content()).not.toContain('api.example.com');

  await test.step('the page about all operations shows the configured API', async () => {
    const navigation = page.getByRole('navigation', {name: 'Main'});
    await navigation.getByRole('link', {name: 'API reference'}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
    await expect(page.getByText('https://api.acme.test', {exact: true})).toBeVisible();
  });

  const description = await (await request.get('openapi.yaml')).text();
  expect(description).toContain('  - url: https://api.acme.test\n');
  expect(description).not.toMatch(/(?:api|docs)\.example\.com/);
});

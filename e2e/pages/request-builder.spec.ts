import {basename} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {keepOutOfView} from '../actions/keepOutOfView';
import {openPage} from '../actions/openPage';
import {chunkWith} from '../observations/chunks';
import {watchProblems} from '../observations/pageProblems';
import {violationsOf} from '../observations/violations';

const KEY = 'ak_live_7Qm2secret';

/** Opens the builder of an operation, such as 'GET /runs'. */
async function openBuilder(page: Page, path: string, operation: string): Promise<Locator> {
  await openPage(page, path);
  await page.getByRole('button', {name: `Build a request: ${operation}`, exact: true}).click();
  const builder = page.getByRole('group', {name: 'Request builder'});
  await expect(builder.getByRole('status')).toHaveText('The request is complete.');
  return builder;
}

/** The code of the language whose tab is selected. */
function codeOf(builder: Locator): Locator {
  return builder.getByRole('tabpanel').locator('pre');
}

test('a reader fills in parameters and sees the request in every language', async ({page}) => {
  const problems = watchProblems(page);
  const builder = await openBuilder(page, 'apiRef/monitoring', 'GET /runs');
  await builder.getByLabel('status').selectOption('queued');
  await builder.getByLabel('createdFrom').fill('');
  await builder.getByLabel('limit').fill('7');
  await builder.getByText('4 more options').click();
  await builder.getByLabel('source').fill('It’s a "test" & more');
  await builder.getByLabel('X-Request-Id').fill('mine-1');
  for (const [language, parts] of Object.entries({
    curl: ['runs?status=queued&', 'limit=7', 'source=It%E2%80%99s+a+%22test%22', 'mine-1'],
    JavaScript: ['runs?status=queued&', 'limit=7', "'X-Request-Id': 'mine-1'"],
    Python: ['"status": "queued"', '"limit": "7"', String.raw`"It’s a \"test\" & more"`],
    'C#': ['HttpMethod.Get', 'limit=7', '"X-Request-Id", "mine-1"'],
  })) {
    await builder.getByRole('tab', {name: language, exact: true}).click();
    for (const part of parts) {
      await expect(codeOf(builder)).toContainText(part);
    }
    await expect(codeOf(builder)).not.toContainText('createdFrom');
  }
  // The documented samples share the choice of the language.
  await expect(page.getByRole('tab', {name: 'C#', selected: true})).toHaveCount(6);
  await builder.getByRole('button', {name: 'Reset'}).click();
  await expect(codeOf(builder)).toContainText('limit=50');
  await expect(builder.getByLabel('source')).toHaveValue('');
  expect(problems).toEqual([]);
});

test('the copied code is the request with the reader’s values', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/json',
    'POST /endpoints/{endpoint}/json',
  );
  await builder.getByRole('textbox', {name: 'JSON'}).fill('{"note": "It\'s $5"}');
  await builder.getByLabel('endpoint').fill('my-endpoint');
  await expect(codeOf(builder)).toContainText('my-endpoint');
  await builder.getByRole('button', {name: 'Copy'}).click();
  await expect(builder.getByRole('button', {name: 'Copied'})).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText()))
    .toBe(String.raw`curl https://api.example.com/endpoints/my-endpoint/json \
  --request POST \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --header "Idempotency-Key: $(uuidgen)" \
  --data '{"note": "It'\''s $5"}'`);
});

test('problems are at their fields, and what was typed stays', async ({page}) => {
  const builder = await openBuilder(
    page,
    'apiRef/blueprints/json-to-excel',
    'POST /blueprints/json-to-excel/convert',
  );
  const json = builder.getByRole('textbox', {name: 'JSON'});
  const status = builder.getByRole('status');

  await json.fill('{\n  "fileName": "a.xlsx",\n}');
  await expect(json).toHaveAccessibleDescription(
    'Line 3, column 1: there is nothing between the comma and "}". Remove the comma.',
  );
  await expect(json).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toHaveText('Correct the marked fields to see the request.');
  await expect(builder.getByRole('button', {name: 'Copy'})).toHaveCount(0);

  await json.fill('{\n  "fileName": "a.xlsx",\n  "sheets": 5\n}');
  await expect(json).toHaveAccessibleDescription(
    'Line 3, /sheets: Expected a list, but found a number.',
  );
  await expect(status).toHaveText('The API would reject this request because of a problem.');
  await expect(codeOf(builder)).toContainText('"sheets": 5');

  const id = builder.getByLabel('X-Request-Id');
  await id.fill('ü');
  await expect(id).toHaveAccessibleDescription(/printable ASCII/);

  // Closing the builder and visiting another page keep everything.
  const door = page.getByRole('button', {name: /^Build a request/});
  await door.click();
  await expect(builder).toBeHidden();
  await door.click();
  await expect(id).toHaveValue('ü');
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Monitoring'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Monitoring');
  await page.goBack();
  await door.click();
  await expect(id).toHaveValue('ü');
  await expect(json).toHaveValue('{\n  "fileName": "a.xlsx",\n  "sheets": 5\n}');
});

test('text that is too long for a field leaves the field unchanged', async ({page}) => {
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/json',
    'POST /endpoints/{endpoint}/json',
  );
  const json = builder.getByRole('textbox', {name: 'JSON'});
  await json.fill('{"a": 1}');
  await json.fill(`"${'x'.repeat(200_000)}"`);
  await expect(json).toHaveValue('{"a": 1}');
  await expect(json).toHaveAccessibleDescription(/^The text is too long for this field/);
  await expect(codeOf(builder)).toContainText('{"a": 1}');
});

test('a file is sent from its path, in a form or as the body', async ({page}) => {
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/file',
    'POST /endpoints/{endpoint}/file',
  );
  await builder.getByLabel('file', {exact: true}).fill('data/my orders.csv');
  await expect(codeOf(builder)).toContainText("--form 'file=@data/my orders.csv'");
  await builder.getByLabel('Content-Type').selectOption('application/pdf');
  await builder.getByLabel('File', {exact: true}).fill('order.pdf');
  await expect(codeOf(builder)).toContainText("--data-binary '@order.pdf'");
  await builder.getByRole('button', {name: 'Don’t wait'}).click();
  await expect(codeOf(builder)).toContainText('Prefer: respond-async');
});

test('the key stays in memory, and is in the code only if the reader asks', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  const builder = await openBuilder(page, 'apiRef/monitoring', 'GET /runs');
  await page.waitForLoadState('networkidle');
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const option = builder.getByLabel('Put the key into the code');
  await expect(option).toBeDisabled();
  await builder.getByLabel('API key').fill(KEY);
  await expect(codeOf(builder)).toContainText('$API_KEY');
  await expect(codeOf(builder)).not.toContainText(KEY);
  await option.check();
  await expect(codeOf(builder)).toContainText(`Authorization: Bearer ${KEY}`);
  await builder.getByRole('button', {name: 'Copy'}).click();
  await page
    .getByRole('navigation', {name: 'Docs sidebar'})
    .getByRole('link', {name: 'Authentication'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
  await page.waitForLoadState('networkidle');
  const kept = await page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      {...localStorage},
      {...sessionStorage},
      document.cookie,
    ]),
  );
  expect(kept).not.toContain(KEY);
  expect(requests.filter((request) => request.includes(KEY))).toEqual([]);
  expect(requests.filter((request) => !request.startsWith(`GET ${baseURL!}`))).toEqual([]);
  await page.reload();
  await page.goto('apiRef/monitoring');
  await page.getByRole('button', {name: 'Build a request: GET /runs', exact: true}).click();
  await expect(builder.getByLabel('API key')).toHaveValue('');
});

test('nothing is fetched before a reader reaches the button', async ({page}) => {
  const chunk = basename(chunkWith('Put the key into the code'));
  const forms = basename(chunkWith('/runs/{runId}/output","credential"'));
  const fetched: string[] = [];
  await keepOutOfView(page);
  page.on('request', (request) => fetched.push(basename(request.url())));
  await openPage(page, 'apiRef/monitoring');
  await page.waitForLoadState('networkidle');
  expect(fetched).not.toContain(chunk);
  const door = page.getByRole('button', {name: 'Build a request: GET /runs', exact: true});
  await door.focus();
  await expect.poll(() => fetched).toContain(chunk);
  await expect.poll(() => fetched).toContain(forms);
  await expect(page.getByRole('group', {name: 'Request builder'})).toHaveCount(0);
});

test('a failed download is reported, and the button tries again', async ({page}) => {
  const chunk = chunkWith('Put the key into the code');
  await page.route(chunk, (route) => route.abort());
  await openPage(page, 'apiRef/monitoring');
  const door = page.getByRole('button', {name: 'Build a request: GET /runs', exact: true});
  await door.click();
  await expect(page.getByText('The builder couldn’t be loaded.')).toBeVisible();
  await expect(door).toHaveAttribute('aria-expanded', 'false');
  await page.unroute(chunk);
  await door.click();
  await expect(page.getByRole('group', {name: 'Request builder'})).toBeVisible();
  await expect(page.getByText('The builder couldn’t be loaded.')).toHaveCount(0);
});

test('works with the keyboard alone', async ({page}) => {
  await openPage(page, 'apiRef/authentication');
  const door = page.getByRole('button', {name: 'Build a request: POST /api-keys', exact: true});
  await door.focus();
  await page.keyboard.press('Enter');
  const builder = page.getByRole('group', {name: 'Request builder'});
  await expect(builder.getByRole('status')).toHaveText('The request is complete.');
  await expect(door).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(builder.getByLabel('Api-Version')).toBeFocused();
  await page.keyboard.press('Tab');
  const id = builder.getByLabel('X-Request-Id');
  await expect(id).toBeFocused();
  await page.keyboard.type('Zürich');
  await expect(id).toHaveAccessibleDescription(/only printable ASCII characters/);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(builder.getByRole('button', {name: 'Reset'})).toBeFocused();
  await page.keyboard.press('Space');
  await expect(id).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`has no barriers in ${colorScheme} mode`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const builder = await openBuilder(
      page,
      'apiRef/endpoints/file',
      'POST /endpoints/{endpoint}/file',
    );
    await builder.getByText('5 more options').click();
    await builder.getByLabel('endpoint').fill('');
    await builder.getByLabel('API key').fill('key');
    await expect(builder.getByText('Enter a value.')).toBeVisible();
    const invalid = await violationsOf(page, {include: ['[aria-label="Request builder"]']});
    await builder.getByRole('button', {name: 'As the body'}).click();
    await expect(builder.getByRole('status')).toHaveText('The request is complete.');
    const valid = await violationsOf(page, {include: ['[aria-label="Request builder"]']});
    const found = [...invalid, ...valid].map(({id, nodes}) => `${id}: ${nodes[0]?.html}`);
    expect(found).toEqual([]);
  });
}

test('fits a narrow screen', async ({page}) => {
  await page.setViewportSize({width: 320, height: 700});
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/json',
    'POST /endpoints/{endpoint}/json',
  );
  await builder
    .getByRole('textbox', {name: 'JSON'})
    .fill(`"${'word '.repeat(50)}${'x'.repeat(200)}"`);
  await expect(codeOf(builder)).toContainText('word');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

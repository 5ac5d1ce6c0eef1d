import {basename} from 'node:path';
import {expect, test, type Locator, type Page} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {keepOutOfView} from '../actions/keepOutOfView';
import {openPage} from '../actions/openPage';
import {chunkWith} from '../observations/chunks';
import {watchProblems} from '../observations/pageProblems';
import {expectNoViolations} from '../observations/violations';
import {untilQuiet} from '../observations/untilQuiet';

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

/** Fills in parameters and checks the code in every language. */
async function expectLanguages(page: Page, builder: Locator): Promise<void> {
  await builder.getByLabel('status').selectOption('queued');
  await builder.getByLabel('createdFrom').fill('');
  await builder.getByLabel('limit').fill('7');
  await builder.getByText('4 more options').click();
  await builder.getByLabel('source').fill('It’s a "test" & more');
  await builder.getByLabel('X-Request-Id').fill('mine-1');
  for (const [language, parts] of Object.entries({
    JavaScript: ['runs?status=queued&', 'limit=7', "'X-Request-Id': 'mine-1'"],
    Python: ['"status": "queued"', '"limit": "7"', String.raw`"It’s a \"test\" & more"`],
    'C#': ['HttpMethod.Get', 'limit=7', '"X-Request-Id", "mine-1"'],
    curl: ['runs?status=queued&', 'limit=7', 'source=It%E2%80%99s+a+%22test%22', 'mine-1'],
  })) {
    await builder.getByRole('tab', {name: language, exact: true}).click();
    for (const part of parts) {
      await expect(codeOf(builder)).toContainText(part);
    }
    await expect(codeOf(builder)).not.toContainText('createdFrom');
    // The documented samples share the choice of the language.
    await expect(page.getByRole('tab', {name: language, selected: true})).toHaveCount(6);
  }
}

/** Enters a key, puts it into the code and copies that. */
async function useKey(builder: Locator): Promise<void> {
  const option = builder.getByLabel('Put the key into the code');
  await expect(option).toBeDisabled();
  await builder.getByLabel('API key').fill(KEY);
  // Once this edit is in the code, so is the one before.
  await builder.getByLabel('limit').fill('9');
  await expect(codeOf(builder)).toContainText('limit=9');
  await expect(codeOf(builder)).toContainText('$API_KEY');
  await expect(codeOf(builder)).not.toContainText(KEY);
  await option.check();
  await expect(codeOf(builder)).toContainText(`Authorization: Bearer ${KEY}`);
  await builder.getByRole('button', {name: 'Copy'}).click();
}

/** Returns everything that the page has stored. */
function storedBy(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      {...localStorage},
      {...sessionStorage},
      document.cookie,
    ]),
  );
}

test('a reader builds a request in every language, with a key that stays in memory', async ({
  page,
  baseURL,
}) => {
  const problems = watchProblems(page);
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`),
  );
  const builder = await openBuilder(page, 'apiRef/monitoring', 'GET /runs');

  await test.step('parameters are in the code, in every language', async () => {
    await expectLanguages(page, builder);
    await builder.getByRole('button', {name: 'Reset'}).click();
    await expect(codeOf(builder)).toContainText('limit=50');
    await expect(builder.getByLabel('source')).toHaveValue('');
    expect(problems).toEqual([]);
  });

  await test.step('the key is in the code only if the reader asks', () => useKey(builder));

  await test.step('the key is neither stored nor sent', async () => {
    await page
      .getByRole('navigation', {name: 'Docs sidebar'})
      .getByRole('link', {name: 'Authentication'})
      .click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Authentication');
    await untilQuiet(page);
    expect(await storedBy(page)).not.toContain(KEY);
    expect(requests.filter((request) => request.includes(KEY))).toEqual([]);
    expect(requests.filter((request) => !request.startsWith(`GET ${baseURL!}`))).toEqual([]);
    await openPage(page, 'apiRef/monitoring');
    await page.getByRole('button', {name: 'Build a request: GET /runs', exact: true}).click();
    await expect(builder.getByLabel('API key')).toHaveValue('');
  });
});

test('a reader writes the body of a request', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/json',
    'POST /endpoints/{endpoint}/json',
  );
  const json = builder.getByRole('textbox', {name: 'JSON'});

  await test.step('the copied code is the request with the reader’s values', async () => {
    await json.fill('{"note": "It\'s $5"}');
    await builder.getByLabel('endpoint').fill('my-endpoint');
    await expect(codeOf(builder)).toContainText('my-endpoint');
    const copy = builder.getByRole('button', {name: 'Copy'});
    expect(await copiedBy(page, () => copy.click()))
      .toBe(String.raw`curl https://api.example.com/endpoints/my-endpoint/json \
  --request POST \
  --header "Authorization: Bearer $API_KEY" \
  --header 'Content-Type: application/json' \
  --header "Idempotency-Key: $(uuidgen)" \
  --data '{"note": "It'\''s $5"}'`);
  });

  await test.step('text that is too long for a field leaves the field unchanged', async () => {
    await json.fill('{"a": 1}');
    await json.fill(`"${'x'.repeat(200_000)}"`);
    await expect(json).toHaveValue('{"a": 1}');
    await expect(json).toHaveAccessibleDescription(/^The text is too long for this field/);
    await expect(codeOf(builder)).toContainText('{"a": 1}');
  });

  await test.step('a long body fits a narrow screen', async () => {
    await page.setViewportSize({width: 320, height: 700});
    await json.fill(`"${'word '.repeat(50)}${'x'.repeat(200)}"`);
    await expect(codeOf(builder)).toContainText('word');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
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
  await expect(status).toHaveText(
    'The API would reject this request because of the marked problem.',
  );
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

test('a reader sends a file', async ({page}) => {
  const builder = await openBuilder(
    page,
    'apiRef/endpoints/file',
    'POST /endpoints/{endpoint}/file',
  );

  await test.step('a file is sent from its path, in a form or as the body', async () => {
    await builder.getByLabel('file', {exact: true}).fill('data/my orders.csv');
    await expect(codeOf(builder)).toContainText("--form 'file=@data/my orders.csv'");
    await builder.getByLabel('Content-Type').selectOption('application/pdf');
    await builder.getByLabel('File', {exact: true}).fill('order.pdf');
    await expect(codeOf(builder)).toContainText("--data-binary '@order.pdf'");
    await builder.getByRole('button', {name: 'Don’t wait'}).click();
    await expect(codeOf(builder)).toContainText('Prefer: respond-async');
  });

  await test.step('a form with a mistake has no barriers', async () => {
    await builder.getByRole('button', {name: 'Reset'}).click();
    await builder.getByText('5 more options').click();
    await builder.getByLabel('endpoint').fill('');
    await builder.getByLabel('API key').fill('key');
    await expect(builder.getByText('Enter a value.')).toBeVisible();
    await expectNoViolations(page, '[aria-label="Request builder"]');
  });

  await test.step('a complete form has no barriers', async () => {
    await builder.getByRole('button', {name: 'As the body'}).click();
    await expect(builder.getByRole('status')).toHaveText('The request is complete.');
    await expectNoViolations(page, '[aria-label="Request builder"]');
  });
});

test('nothing is fetched before a reader reaches the button', async ({page}) => {
  const chunk = basename(chunkWith('Put the key into the code'));
  const forms = basename(chunkWith('/runs/{runId}/output","credential"'));
  const fetched: string[] = [];
  await keepOutOfView(page);
  page.on('request', (request) => fetched.push(basename(request.url())));
  await openPage(page, 'apiRef/monitoring');
  await untilQuiet(page);
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

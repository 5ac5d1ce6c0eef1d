import {expect, test} from '@playwright/test';
import {watchProblems} from '../observations/pageProblems';
import {openStepPanel, stepPanelOf} from '../actions/tryStep';
import {barriersOf, COLOUR_RULES} from '../observations/violations';

test('a dry run shows the exact request, follows an edit, and sends nothing', async ({
  page,
  baseURL,
}) => {
  const {examples, input, result, end} = await openStepPanel(page, 'Slack/PostMessage');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
  });
  await examples.getByRole('button').first().click();
  await input.getByLabel('text', {exact: true}).fill('Parcel 4711 is here 😀');
  await expect(result).toContainText('POST https://slack.com/api/chat.postMessage');
  await expect(result).toContainText('authorization: Bearer xoxb-example');
  await expect(result).toContainText('"text": "Parcel 4711 is here 😀"');
  await expect(result).toContainText('Request, not sent');
  await expect(result).toContainText('With the recorded response, the result is:');
  await expect(end).toContainText('1714564800.000100');
  await expect(page.getByText('shown but never sent')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const isOwnCode = new RegExp(`^GET ${baseURL!}assets/js/[^/?]+\\.js $`);
  expect(requests.filter((request) => !isOwnCode.test(request))).toEqual([]);
  expect(requests.join()).not.toContain('4711');
});

test('a call without a recorded response ends the dry run', async ({page}) => {
  const {configuration, result, end} = await openStepPanel(page, 'Slack/PostMessage');
  await configuration.getByText('2 more options').click();
  await configuration.getByRole('switch', {name: 'permalink'}).check();
  await expect(result).toContainText('GET https://slack.com/api/chat.getPermalink');
  await expect(end).toHaveText(/no recorded response to this call/);
});

test('a function that computes runs on what is typed', async ({page}) => {
  const {configuration, given, result, end} = await openStepPanel(page, 'Scheduler/Cron');
  await expect(result).toContainText('As documented');
  await configuration.getByLabel('expression', {exact: true}).fill('30 6 * * *');
  await given.getByLabel('now', {exact: true}).fill('2031-01-02T05:30:00Z');
  await expect(end).toContainText('2031-01-02T06:30:00+01:00');
  await configuration.getByLabel('timezone', {exact: true}).fill('Berlin');
  await expect(end.getByRole('link', {name: 'E_TIMEZONE'})).toHaveAttribute(
    'href',
    /platformRef\/#e_timezone$/,
  );
  await expect(result).toContainText('Documented result');
});

test('screen readers announce how a step ends, once it has run', async ({page}) => {
  const {configuration, end} = await openStepPanel(page, 'Scheduler/Cron');
  const status = page.getByRole('status').filter({hasText: /No run starts|Fails/});
  await expect(status, 'nothing is announced before a run').toHaveCount(0);
  await configuration.getByLabel('expression', {exact: true}).fill('30 6 * * *');
  await expect(end).toHaveText('No run starts.');
  await expect(status).toHaveText('No run starts.');
  await configuration.getByLabel('timezone', {exact: true}).fill('Berlin');
  await expect(status).toContainText('Fails with E_TIMEZONE');
});

test('a value that doesn’t match the schema outlines its field and says why', async ({page}) => {
  const {input, configuration, end} = await openStepPanel(page, 'Slack/PostMessage');
  const text = input.getByLabel('text', {exact: true});
  await text.fill('');
  await expect(end.getByRole('link', {name: 'E_INPUT'})).toBeVisible();
  await expect(end).toContainText('/text');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/The input at \/text/);
  await text.fill('back');
  await expect(text).not.toHaveAttribute('aria-invalid');
  await configuration.getByRole('button', {name: 'Show Configuration as JSON'}).click();
  const json = page.getByLabel('Configuration as JSON', {exact: true});
  await json.fill('{"credential": "slack-bot"}');
  await expect(end.getByRole('link', {name: 'E_CONFIGURATION'})).toBeVisible();
  await expect(json).toHaveAccessibleDescription(/required field "channel"/);
});

test('form and JSON are kept in sync, and nothing is lost while one doesn’t parse', async ({
  page,
}) => {
  const {configuration, result} = await openStepPanel(page, 'Slack/PostMessage');
  const toggle = configuration.getByRole('button', {name: 'Show Configuration as JSON'});
  const json = page.getByLabel('Configuration as JSON', {exact: true});
  await configuration.getByLabel('channel', {exact: true}).fill('C9');
  await toggle.click();
  await expect(json).toHaveValue('{"credential": "slack-bot", "channel": "C9"}');
  await json.fill('{"credential": "slack-bot", "channel": ');
  await expect(json).toHaveAccessibleDescription(/isn’t valid JSON/);
  await expect(result).toContainText('last valid result');
  await json.fill('{"credential": "slack-bot", "channel": "C10"}');
  await toggle.click();
  await expect(configuration.getByLabel('channel', {exact: true})).toHaveValue('C10');
  await expect(result).toContainText('"channel": "C10"');
});

test('a file is a sample, or text that is entered here', async ({page}) => {
  const {input, end} = await openStepPanel(page, 'Parser/ParseCsv');
  await expect(input.getByLabel('Sample file')).toHaveValue('orders.csv');
  await input.getByRole('button', {name: 'Text file'}).click();
  await input.getByLabel('file', {exact: true}).fill('order;total\n7;1,5\n');
  await expect(end).toContainText('{"id": 7, "total": 1.5}');
});

test('an example is loaded, changed and reset', async ({page}) => {
  const {examples, configuration, result, end} = await openStepPanel(page, 'Guard/VerifySignature');
  const chip = examples.getByRole('button', {name: 'GitHub'});
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  await expect(end).toContainText('72d3162e-cc78-11e3-81ab-4c9367dc0958');
  await expect(result).toContainText('As documented');
  await configuration.getByLabel('scheme', {exact: true}).selectOption('stripe');
  await expect(end.getByRole('link', {name: 'E_UNAUTHORIZED'})).toBeVisible();
  await expect(chip).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(configuration.getByLabel('scheme', {exact: true})).toHaveValue('github');
  await expect(result).toContainText('As documented');
});

test('a link and the history restore a step, and other links are ignored', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {input, result} = await openStepPanel(page, 'Slack/PostMessage');
  await input.getByLabel('text', {exact: true}).fill('ß € 😀');
  await expect(result).toContainText('"text": "ß € 😀"');
  await page.getByRole('button', {name: 'Share'}).click();
  await expect(page.getByRole('button', {name: 'Link copied'})).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const other = await context.newPage();
  await other.goto(link);
  const opened = stepPanelOf(other);
  await expect(opened.input.getByLabel('text', {exact: true})).toHaveValue('ß € 😀');
  await expect(opened.result).toContainText('"text": "ß € 😀"');
  await other.getByRole('button', {name: 'Reset'}).click();
  await other.getByText('History', {exact: true}).click();
  await other.getByRole('button', {name: /"text": "ß € 😀"/}).click();
  await expect(opened.input.getByLabel('text', {exact: true})).toHaveValue('ß € 😀');

  const broken = await context.newPage();
  await openStepPanel(broken, 'Slack/PostMessage', '#try=1.cut');
  await expect(broken.getByText('The panel shows the first example instead.')).toBeVisible();
});

test('request and output are copied', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {result} = await openStepPanel(page, 'Slack/PostMessage');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await result.getByRole('button', {name: 'Copy'}).first().click();
  await expect.poll(copied).toContain('{"ts": "1714564800.000100"');
  await result.getByRole('button', {name: 'Copy'}).last().click();
  await expect.poll(copied).toContain('POST https://slack.com/api/chat.postMessage\nauthorization');
});

test('the keyboard alone is enough to edit a field and run the step', async ({page}) => {
  const {input, result} = await openStepPanel(page, 'Slack/PostMessage');
  await page.getByRole('button', {name: 'Share'}).focus();
  const text = input.getByLabel('text', {exact: true});
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    if (await text.evaluate((field) => field === document.activeElement)) {
      break;
    }
  }
  await expect(text).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('By hand');
  await page.keyboard.press('Control+Enter');
  await expect(result).toContainText('"text": "By hand"');
  await expect(page.getByRole('status').filter({hasText: /1 call shown but not made/})).toHaveCount(
    1,
  );
});

test('without scripts, the first example can be read', async ({browser, baseURL}) => {
  const page = await browser.newPage({javaScriptEnabled: false});
  await page.goto(`${baseURL!}platformRef/workflowFunctions/Slack/PostMessage`);
  const {input, result} = stepPanelOf(page);
  await expect(input.getByLabel('text', {exact: true})).toHaveValue('Order 1042 is on its way.');
  await expect(result).toContainText('POST https://slack.com/api/chat.postMessage');
  await expect(result).toContainText('As documented');
  await page.close();
});

const panelPart = {include: ['[class*="place"]']};

for (const id of ['Slack/PostMessage', 'Parser/ParseCsv']) {
  test(`axe finds nothing in the panel of ${id} on a phone, in both colour modes`, async ({
    page,
  }) => {
    const problems = watchProblems(page);
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await page.setViewportSize({width: 390, height: 844});
    const {examples, configuration, result} = await openStepPanel(page, id);
    expect(await barriersOf(page, panelPart)).toEqual([]);
    await examples
      .getByRole('button', {name: /^error/})
      .last()
      .click();
    await expect(result).toHaveAttribute('aria-busy', 'false');
    await configuration.getByRole('button', {name: 'Show Configuration as JSON'}).click();
    expect(await barriersOf(page, panelPart)).toEqual([]);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await barriersOf(page, panelPart, {runOnly: COLOUR_RULES})).toEqual([]);
    const fits = await page.evaluate(
      () => document.documentElement.scrollWidth <= window.innerWidth,
    );
    expect(fits).toBe(true);
    expect(problems).toEqual([]);
  });
}

import {expect, test} from '@playwright/test';
import {copiedBy} from '../actions/copiedBy';
import {goInside} from '../actions/goInside';
import {wakePanel} from '../actions/livePanel';
import {watchProblems} from '../observations/pageProblems';
import {openStepPanel} from '../actions/tryStep';
import {barriersOf} from '../observations/violations';
import {attribute, elementsOf, named, parsePage, textOf} from '../sites/builtPages';
import {untilQuiet} from '../observations/untilQuiet';

test('a reader looks at the calls of a dry run', async ({page, baseURL, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const {configuration, examples, input, result, end} = await openStepPanel(
    page,
    'Slack/PostMessage',
  );

  await test.step('request and output are copied', async () => {
    const copy = result.getByRole('button', {name: 'Copy'});
    expect(await copiedBy(page, () => copy.first().click())).toContain(
      '{"ts": "1714564800.000100"',
    );
    expect(await copiedBy(page, () => copy.last().click())).toContain(
      'POST https://slack.com/api/chat.postMessage\nauthorization',
    );
  });

  await test.step('a dry run shows the exact request, follows an edit, and sends nothing', async () => {
    await untilQuiet(page);
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
    await untilQuiet(page);
    const isOwnCode = new RegExp(`^GET ${baseURL!}assets/js/[^/?]+\\.js $`);
    expect(requests.filter((request) => !isOwnCode.test(request))).toEqual([]);
    expect(requests.join()).not.toContain('4711');
  });

  await test.step('a call without a recorded response ends the dry run', async () => {
    await configuration.getByText('2 more options').click();
    await configuration.getByRole('switch', {name: 'permalink'}).check();
    await expect(result).toContainText('GET https://slack.com/api/chat.getPermalink');
    await expect(end).toHaveText(/no recorded response to this call/);
  });
});

test('a function that computes runs on what is typed', async ({page}) => {
  const {configuration, given, result, end} = await openStepPanel(page, 'Scheduler/Cron');
  const status = page.getByRole('status').filter({hasText: /No run starts|Fails/});
  await expect(result).toContainText('As documented');
  await expect(status, 'nothing is announced before a run').toHaveCount(0);
  await configuration.getByLabel('expression', {exact: true}).fill('30 6 * * *');
  await expect(end).toHaveText('No run starts.');
  await expect(status, 'screen readers announce the end').toHaveText('No run starts.');
  await given.getByLabel('now', {exact: true}).fill('2031-01-02T05:30:00Z');
  await expect(end).toContainText('2031-01-02T06:30:00+01:00');
  await configuration.getByLabel('timezone', {exact: true}).fill('Berlin');
  await expect(end.getByRole('link', {name: 'E_TIMEZONE'})).toHaveAttribute(
    'href',
    /platformRef\/#e_timezone$/,
  );
  await expect(status, 'screen readers announce the error').toContainText('Fails with E_TIMEZONE');
  await expect(result).toContainText('Documented result');
});

test('a reader edits the fields of a step', async ({page}) => {
  const {configuration, input, result, end} = await openStepPanel(page, 'Slack/PostMessage');
  const text = input.getByLabel('text', {exact: true});
  const toggle = configuration.getByRole('button', {name: 'Show Configuration as JSON'});
  const json = page.getByLabel('Configuration as JSON', {exact: true});

  await test.step('the keyboard alone is enough to edit a field and run the step', async () => {
    await page.getByRole('button', {name: 'Share'}).focus();
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
    await expect(
      page.getByRole('status').filter({hasText: /1 call shown but not made/}),
    ).toHaveCount(1);
  });

  await test.step('form and JSON are kept in sync, and nothing is lost while one doesn’t parse', async () => {
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

  await test.step('a value that doesn’t match the schema outlines its field and says why', async () => {
    await text.fill('');
    await expect(end.getByRole('link', {name: 'E_INPUT'})).toBeVisible();
    await expect(end).toContainText('/text');
    await expect(text).toHaveAttribute('aria-invalid', 'true');
    await expect(text).toHaveAccessibleDescription(/The input at \/text/);
    await text.fill('back');
    await expect(text).not.toHaveAttribute('aria-invalid');
    await toggle.click();
    await json.fill('{"credential": "slack-bot"}');
    await expect(end.getByRole('link', {name: 'E_CONFIGURATION'})).toBeVisible();
    await expect(json).toHaveAccessibleDescription(/required field "channel"/);
  });
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
  const link = await copiedBy(page, () => page.getByRole('button', {name: 'Share'}).click());

  // Without a page in between, the link would only change the fragment of the open page.
  await page.goto('about:blank');
  await page.goto(link);
  await expect(input.getByLabel('text', {exact: true})).toHaveValue('ß € 😀');
  await expect(result).toContainText('"text": "ß € 😀"');
  await page.getByRole('button', {name: 'Reset'}).click();
  await page.getByText('History', {exact: true}).click();
  await page.getByRole('button', {name: /"text": "ß € 😀"/}).click();
  await expect(input.getByLabel('text', {exact: true})).toHaveValue('ß € 😀');

  await page.goto('about:blank');
  await openStepPanel(page, 'Slack/PostMessage', '#try=1.cut');
  await expect(page.getByText('The panel ignores the link.')).toBeVisible();
});

test('without scripts, the first example can be read', async ({request}) => {
  const html = await request.get('platformRef/workflowFunctions/Slack/PostMessage');
  const {elements} = parsePage('PostMessage', await html.text());
  const field = named(elements, 'textarea').find((one) => attribute(one, 'name') === 'input-text')!;
  const label = named(elements, 'label').find(
    (one) => attribute(one, 'for') === attribute(field, 'id'),
  )!;
  expect(textOf(label)).toBe('text');
  expect(textOf(field)).toBe('Order 1042 is on its way.');
  const group = named(elements, 'fieldset').find((one) => elementsOf(one).includes(field))!;
  expect(textOf(named(elementsOf(group), 'legend')[0]!)).toBe('Input');
  const result = named(elements, 'section').find((one) => attribute(one, 'aria-busy') === 'false')!;
  const caption = elements.find(
    (one) => attribute(one, 'id') === attribute(result, 'aria-labelledby'),
  )!;
  expect(textOf(caption)).toBe('Result');
  expect(textOf(result)).toContain('POST https://slack.com/api/chat.postMessage');
  expect(textOf(result)).toContain('As documented');
});

const panelPart = {include: ['[class*="place"]']};

test('axe finds nothing in panels on a phone, in both colour modes', async ({page, baseURL}) => {
  const problems = watchProblems(page);
  await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
  await page.setViewportSize({width: 390, height: 844});
  const {examples, configuration, result} = await openStepPanel(page, 'Slack/PostMessage');
  for (const id of ['Slack/PostMessage', 'Parser/ParseCsv']) {
    await test.step(id, async () => {
      await page.emulateMedia({colorScheme: 'light'});
      await goInside(page, new URL(`platformRef/workflowFunctions/${id}`, baseURL));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(id.replaceAll('/', '.'));
      await wakePanel(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect(await barriersOf(page, panelPart)).toEqual([]);
      await examples
        .getByRole('button', {name: /^error/})
        .last()
        .click();
      await expect(result).toHaveAttribute('aria-busy', 'false');
      await configuration.getByRole('button', {name: 'Show Configuration as JSON'}).click();
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await barriersOf(page, panelPart)).toEqual([]);
      const fits = await page.evaluate(
        () => document.documentElement.scrollWidth <= window.innerWidth,
      );
      expect(fits).toBe(true);
    });
  }
  expect(problems).toEqual([]);
});

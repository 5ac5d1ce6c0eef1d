import {expect, test, type Locator, type Page} from '@playwright/test';
import firstWorkflow from '@documentation/workflow/internal/language/guides/firstWorkflow';
import * as language from '@documentation/workflow/internal/language/guides/language';
import type {GuideScenario} from '@documentation/workflow/internal/language/guides/types';
import weatherTracking from '@documentation/workflow/internal/language/guides/weatherTracking';
import webHandler from '@documentation/workflow/internal/language/guides/webHandler';
import {barriersOf} from '../observations/violations';
import {openPage} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {untilQuiet} from '../observations/untilQuiet';

/** Opens the rehearsal of the workflow below a heading. */
async function openRehearsal(page: Page, path: string, position = 0): Promise<Locator> {
  await page.goto(path);
  await page.getByRole('button', {name: 'Rehearse'}).nth(position).click();
  const rehearsal = page.getByRole('region', {name: 'Rehearsal'});
  await expect(rehearsal).toContainText(/1 of \d/);
  return rehearsal;
}

test('a reader goes through a run by keyboard, and nothing is sent', async ({page, baseURL}) => {
  const problems = watchProblems(page);
  const rehearsal = await openRehearsal(page, 'guides/workflows/ai-weather-tracking');
  await expect(rehearsal).toBeFocused();
  await untilQuiet(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await expect(rehearsal.getByRole('listitem').filter({hasText: 'morning fires'})).toBeVisible();

  const next = rehearsal.getByRole('button', {name: 'Next'});
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(rehearsal).toContainText('forecast succeeds');
  await expect(rehearsal).toContainText('GET https://weather.example.com/forecast?place=Berlin');
  await rehearsal.getByRole('button', {name: 'Back'}).press('Enter');
  await expect(rehearsal).not.toContainText('forecast succeeds');
  for (let moment = 2; moment <= 7; moment += 1) {
    await next.press('Enter');
  }
  await expect(rehearsal).toContainText('The run succeeds after 2.3 s.');
  await expect(next, 'the focus stays at the end').toBeFocused();
  await untilQuiet(page);
  expect(requests.filter((url) => !url.startsWith(`${baseURL!}assets/js/`))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a reader goes through scenarios, on a desktop and on a phone', async ({page}) => {
  await test.step('a scenario shows how a run retries and fails', async () => {
    const rehearsal = await openRehearsal(page, 'guides/workflows/overview', 5);
    const scenarios = rehearsal.getByRole('list', {name: 'Scenarios'});
    await scenarios.getByRole('button', {name: 'Times out'}).click();
    await expect(rehearsal).toContainText('Each request gets 10 seconds');
    await expect(rehearsal).toHaveAttribute('aria-busy', 'false');
    await rehearsal.getByRole('button', {name: 'Show all'}).click();
    await expect(rehearsal).toContainText('Waits 30 s, then retries the step.');
    await expect(rehearsal).toContainText(
      'The run fails at “rates” with E_TIMEOUT after 1 min 10 s.',
    );
  });

  await test.step('the picture and the rehearsal fit a phone and have no barriers', async () => {
    await page.setViewportSize({width: 390, height: 844});
    await page.getByRole('button', {name: 'Rehearse'}).nth(3).click();
    const rehearsal = page.getByRole('region', {name: 'Rehearsal'}).first();
    await expect(rehearsal).toContainText(/1 of \d/);
    await rehearsal.getByRole('button', {name: 'Show all'}).click();
    await expect(rehearsal).toContainText('The caller gets 202.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The guide's other parts are those of every guide, which apps/site/e2e/pages/templates.spec.ts checks.
    const parts = {
      include: ['section[aria-label="Rehearsal"]', 'figure[aria-label="Workflow diagram"]'],
    };
    expect(await barriersOf(page, parts)).toEqual([]);
  });
});

/**
 * The scenarios of the workflows on each page, in their order. The overview also has the workflow of
 * guides/workflows/create-first-workflow, so that guide isn’t listed.
 */
const scenariosByPage: Readonly<Record<string, readonly (readonly GuideScenario[])[]>> = {
  'guides/workflows/overview': [
    firstWorkflow,
    language.names,
    language.conditions,
    language.choices,
    language.batches,
    language.retries,
    language.errors,
    language.ends,
    language.responses,
  ],
  'guides/workflows/ai-weather-tracking': [weatherTracking],
  'guides/tutorials/workflow-simple-web-handler': [webHandler],
};

interface ShownEnd {
  readonly title: string;
  readonly end: string | undefined;
  readonly sentence: string | null | undefined;
}

/**
 * Opens the next rehearsal, and returns how each scenario ends. Runs in the page, because the browser protocol
 * takes a tenth of a second for each click and assertion on a page of this size.
 */
async function showEnds(): Promise<ShownEnd[]> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const deadline = performance.now() + 20_000;
  const until = async (isTrue: () => boolean): Promise<void> => {
    while (!isTrue()) {
      if (performance.now() > deadline) {
        throw new Error('The rehearsal didn’t end in 20 seconds.');
      }
      await frame();
    }
  };
  const buttons = (place: Element) => [...place.querySelectorAll<HTMLElement>('button')];
  const buttonNamed = (place: Element, name: string) =>
    buttons(place).find(({textContent}) => textContent === name);
  const opened = new Set(document.querySelectorAll('[aria-label="Rehearsal"]'));
  buttonNamed(document.body, 'Rehearse')!.click();
  const isReady = () =>
    [...document.querySelectorAll('[aria-label="Rehearsal"][aria-busy="false"]')].find(
      (place) => !opened.has(place),
    );
  await until(() => isReady() !== undefined);
  const rehearsal = isReady()!;
  const shown: ShownEnd[] = [];
  for (const chip of buttons(rehearsal.querySelector('[aria-label="Scenarios"]')!)) {
    chip.click();
    const hasRun = () =>
      chip.getAttribute('aria-pressed') === 'true' &&
      rehearsal.getAttribute('aria-busy') === 'false';
    await until(hasRun);
    buttonNamed(rehearsal, 'Show all')!.click();
    await frame();
    const end = rehearsal.querySelector<HTMLElement>('[data-end]');
    shown.push({
      title: chip.textContent,
      end: end?.dataset.end,
      sentence: end?.textContent,
    });
  }
  return shown;
}

function expectedEnd({title, expected: {end, code, status}}: GuideScenario): unknown {
  const parts = [code, status !== undefined && `The caller gets ${status}.`].filter(Boolean);
  return {title, end, sentence: expect.stringMatching(new RegExp(parts.join('.*'), 's'))};
}

for (const [path, workflows] of Object.entries(scenariosByPage)) {
  test(`every scenario ends in the shipped code as in the tests: ${path}`, async ({page}) => {
    await openPage(page, path);
    for (const scenarios of workflows) {
      expect(await page.evaluate(showEnds)).toEqual(scenarios.map(expectedEnd));
    }
  });
}

test('the schema is published with its own URL', async ({request}) => {
  const response = await request.get('workflow.schema.json');
  expect(response.headers()['content-type']).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: expect.stringMatching(/\/workflow\.schema\.json$/),
    title: 'Workflow',
  });
});

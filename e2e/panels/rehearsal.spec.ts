import {expect, test, type Locator, type Page} from '@playwright/test';
import firstWorkflow from '../../functions/workflow/guides/firstWorkflow';
import * as language from '../../functions/workflow/guides/language';
import type {GuideScenario} from '../../functions/workflow/guides/types';
import weatherTracking from '../../functions/workflow/guides/weatherTracking';
import webHandler from '../../functions/workflow/guides/webHandler';
import {barriersOf} from '../observations/violations';
import {watchProblems} from '../observations/pageProblems';

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
  await page.waitForLoadState('networkidle');
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
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => !url.startsWith(`${baseURL!}assets/js/`))).toEqual([]);
  expect(problems).toEqual([]);
});

test('a scenario shows how a run retries and fails', async ({page}) => {
  const rehearsal = await openRehearsal(page, 'guides/workflows/overview', 5);
  const scenarios = rehearsal.getByRole('list', {name: 'Scenarios'});
  await scenarios.getByRole('button', {name: 'Times out'}).click();
  await expect(rehearsal).toContainText('Each request gets 10 seconds');
  await rehearsal.getByRole('button', {name: 'Show all'}).click();
  await expect(rehearsal).toContainText('Waits 30 s, then repeats the step.');
  await expect(rehearsal).toContainText(
    'The run fails at “rates” with E_TIMEOUT after 1 min 10 s.',
  );
});

/** The scenarios of the workflows on each page, in their order. */
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
  'guides/workflows/create-first-workflow': [firstWorkflow],
  'guides/workflows/ai-weather-tracking': [weatherTracking],
  'guides/tutorials/workflow-simple-web-handler': [webHandler],
};

for (const [path, workflows] of Object.entries(scenariosByPage)) {
  test(`every scenario ends in the shipped code as in the tests: ${path}`, async ({page}) => {
    await page.goto(path);
    for (const scenarios of workflows) {
      await page.getByRole('button', {name: 'Rehearse'}).first().click();
      const rehearsal = page.getByRole('region', {name: 'Rehearsal'}).last();
      for (const {title, expected} of scenarios) {
        await rehearsal.getByRole('button', {name: title, exact: true}).click();
        await expect(rehearsal).toHaveAttribute('aria-busy', 'false');
        await rehearsal.getByRole('button', {name: 'Show all'}).click();
        const end = rehearsal.locator('[data-end]');
        await expect(end, title).toHaveAttribute('data-end', expected.end);
        await expect(end).toContainText(expected.code ?? '');
        await expect(end).toContainText(
          expected.status === undefined ? '' : `The caller gets ${expected.status}.`,
        );
      }
    }
  });
}

test('the picture and the rehearsal fit a phone and have no barriers', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  const rehearsal = await openRehearsal(page, 'guides/workflows/overview', 3);
  await rehearsal.getByRole('button', {name: 'Show all'}).click();
  await expect(rehearsal).toContainText('The caller gets 202.');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await barriersOf(page)).toEqual([]);
});

test('the schema is published with its own URL', async ({request}) => {
  const response = await request.get('workflow.schema.json');
  expect(response.headers()['content-type']).toMatch(/^application\/json/);
  expect(await response.json()).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: expect.stringMatching(/\/workflow\.schema\.json$/),
    title: 'Workflow',
  });
});

// Checks a tab that stays open during a new deployment: it reloads at most once, and every click works.
import {expect, test, type Page} from '@playwright/test';
import {SECOND, serveDeployments, type Deployments} from '../sites/deployments';
import {reachForPanel, wakePanel} from '../actions/livePanel';
import {openPage, waitForStart} from '../actions/openPage';
import {recordDocuments} from '../observations/visits';

// All tests run in one worker, because each additional worker would write the second deployment again.
test.describe.configure({mode: 'default'});

let site: Deployments;
test.beforeAll(async () => {
  site = await serveDeployments();
});
test.afterAll(() => site.stop());

/** A path through every kind of page. Each page links to the next. */
const way = [
  'guides/',
  'guides/mappings/overview',
  'guides/tutorials/mapping-xlsx-to-json',
  'platformRef/',
  'platformRef/mappingFunctions/Text/',
  'platformRef/mappingFunctions/Text/Upper',
  'platformRef/workflowFunctions/Slack/',
  'platformRef/workflowFunctions/Slack/PostMessage',
  'apiRef/',
  'apiRef/blueprints/overview',
  'apiRef/authentication',
  'tags/access-key',
  'tags',
];

async function click(page: Page, path: string): Promise<void> {
  const title = await page.title();
  await page.locator(`a[href="/${path}"]`).filter({visible: true}).first().click();
  // The canonical URL changes with the click, and the title once the new
  // page is shown. The page may reload in between.
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator(`link[rel="canonical"][href$=".com/${path}"]`)).toHaveCount(1);
  await waitForStart(page);
}

/** Opens a page of the first deployment, then deploys the second. */
async function openThenDeploy(page: Page, path: string, keepsAssets: boolean): Promise<void> {
  site.takeBack();
  // Routing requests turns off the browser's cache, which would still contain prefetched files.
  await page.route('**/*', (route) => route.continue());
  await openPage(page, site.address + path);
  await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(0);
  site.deploy(keepsAssets);
}

test('a path through every kind of page, with the old files kept', async ({page}) => {
  await openThenDeploy(page, '', true);
  const documents = recordDocuments(page);
  for (const path of way) {
    await click(page, path);
  }
  expect(documents.length).toBeLessThanOrEqual(1);
  await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(documents.length);
});

test('with the old files gone, the first click loads the new page, and the next ones work', async ({
  page,
}) => {
  await openThenDeploy(page, '', false);
  const documents = recordDocuments(page);
  for (const path of way.slice(0, 3)) {
    await click(page, path);
    expect(documents).toEqual([`${site.address}guides/`]);
    await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(1);
  }
});

test('with the old files gone, Search loads the new page and opens there', async ({page}) => {
  await openThenDeploy(page, 'guides/', false);
  const documents = recordDocuments(page);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('with the old files gone, a panel loads the new page and works there', async ({page}) => {
  await openThenDeploy(page, 'platformRef/mappingFunctions/Text/Upper', false);
  const documents = recordDocuments(page);
  await reachForPanel(page);
  await page.getByRole('button', {name: 'Retry'}).click();
  await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(1);
  await waitForStart(page);
  await wakePanel(page);
  await page.getByRole('list', {name: 'Examples'}).getByRole('button').nth(1).click();
  await expect(page.getByRole('region', {name: 'Result'})).toContainText('As documented');
  expect(documents.length).toBeLessThanOrEqual(1);
});

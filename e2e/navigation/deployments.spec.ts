// A tab that is open during a new deployment of the site: at most one reload, no dead click, never a loop.
import {expect, test, type Page} from '@playwright/test';
import {SECOND, serveDeployments, type Deployments} from '../sites/deployments';
import {reachForPanel, wakePanel} from '../actions/livePanel';
import {openPage, waitForStart} from '../actions/openPage';
import {recordDocuments} from '../observations/visits';

// One worker writes the second deployment.
test.describe.configure({mode: 'default'});

let site: Deployments;
test.beforeAll(async () => {
  site = await serveDeployments();
});
test.afterAll(() => site.stop());

/** A way through every kind of page; each has a link to the next. */
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
  // The canonical URL changes at the click, the title when the page is there; a reload may come in between.
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator(`link[rel="canonical"][href$=".com/${path}"]`)).toHaveCount(1);
  await waitForStart(page);
}

/** Opens a page of the first deployment, and deploys the second. */
async function openThenDeploy(page: Page, path: string, keepsAssets: boolean): Promise<void> {
  site.takeBack();
  // Request routing switches off the browser's cache, which holds prefetched files.
  await page.route('**/*', (route) => route.continue());
  await openPage(page, site.address + path);
  await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(0);
  site.deploy(keepsAssets);
}

for (const keepsAssets of [true, false]) {
  const files = keepsAssets ? 'with the old files kept' : 'with the old files gone';

  test(`a way through every kind of page, ${files}`, async ({page}) => {
    await openThenDeploy(page, '', keepsAssets);
    const documents = recordDocuments(page);
    for (const path of way) {
      await click(page, path);
    }
    expect(documents.length).toBeLessThanOrEqual(1);
    await expect(page.locator(`meta[name=${SECOND}]`)).toHaveCount(documents.length);
  });
}

test('with the old files gone, Search gets the new page and opens there', async ({page}) => {
  await openThenDeploy(page, 'guides/', false);
  const documents = recordDocuments(page);
  await page.getByRole('button', {name: 'Search'}).click();
  await expect(page.getByRole('combobox')).toBeFocused();
  expect(documents.length).toBeLessThanOrEqual(1);
});

test('with the old files gone, a panel gets the new page and works there', async ({page}) => {
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

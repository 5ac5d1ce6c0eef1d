import {expect, test, type Page} from '@playwright/test';
import {watchProblems} from '../observations/pageProblems';
import {chunkWith, holdChunk} from '../observations/chunks';
import {copiedBy} from '../actions/copiedBy';
import {wakePanel} from '../actions/livePanel';
import {stopClock, testWithClock} from '../actions/testWithClock';
import {openPanel, panelOf} from '../actions/tryIt';
import {MAX_UNPACKED_BYTES} from '../../src/components/Panel/share/fragment';
import {COPIED_LABEL_MS} from '../../src/universal/constants';

async function share(page: Page): Promise<string> {
  const link = await copiedBy(page, () => page.getByRole('button', {name: 'Share'}).click());
  expect(link).toBe(page.url());
  expect(link).toMatch(/#try=1\.[\w-]+$/);
  return link;
}

/** Opens a link as a new document, even if the page is open already. */
async function follow(page: Page, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

test.beforeEach(async ({context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
});

test('a reader shares a call with another reader', async ({page, context}) => {
  // A new page has no history from earlier tests: only about:blank and this page.
  const writer = await context.newPage();
  const problems = [watchProblems(writer), watchProblems(page)];
  const panel = await openPanel(writer, 'Text/Upper');
  const opened = panelOf(page);

  await test.step('typing doesn’t change the URL', async () => {
    const before = writer.url();
    await panel.argument('text').fill('abc');
    await expect(panel.resultCode).toHaveText('"ABC"');
    expect(writer.url()).toBe(before);
    await share(writer);
    expect(await writer.evaluate(() => history.length)).toBe(2);
  });

  await test.step('a link opens the page with the same call, with € and emoji', async () => {
    await panel.call.fill('Text.Upper($.name, locale: "tr")');
    await writer.getByLabel('Input $').fill('{"name": "i € 😀 ß"}');
    await expect(panel.resultCode).toHaveText('"İ € 😀 SS"');
    await page.goto(await share(writer));
    await expect(opened.call).toHaveValue('Text.Upper($.name, locale: "tr")');
    await expect(opened.resultCode).toHaveText('"İ € 😀 SS"');
    await expect(page.getByLabel('Input $')).toHaveValue('{"name": "i € 😀 ß"}');
    await expect(opened.argument('locale')).toHaveValue('tr');
  });

  await test.step('a link can contain 100 KB', async () => {
    const text = Array.from({length: 10_000}, (_, index) => ((index * 7919) % 99_991).toString(36))
      .join(' ')
      .padEnd(100_000, '€')
      .slice(0, 100_000);
    await panel.call.fill('Text.Length($)');
    await writer.getByLabel('Input $').fill(JSON.stringify(text));
    await expect(panel.resultCode).toHaveText('100000');
    await follow(page, await share(writer));
    await expect(opened.resultCode).toHaveText('100000');
    await expect(page.getByLabel('Input $')).toHaveValue(JSON.stringify(text));
  });
  expect(problems.flat()).toEqual([]);
});

test('a malformed link is ignored with a message', async ({page}) => {
  const message = page.getByText('The panel ignores the link.');

  async function expectFirstExample(): Promise<void> {
    const panel = panelOf(page);
    await expect(message).toBeVisible();
    await expect(panel.call).toHaveValue('Text.Upper("Ada Lovelace")');
    await panel.argument('text').fill('still works');
    await expect(panel.resultCode).toHaveText('"STILL WORKS"');
  }

  for (const fragment of ['#try=1.cut', '#try=%']) {
    await test.step(`${fragment} in a new page`, async () => {
      await page.goto('about:blank');
      await openPanel(page, 'Text/Upper', fragment);
      await expectFirstExample();
    });
  }

  const {call, examples} = panelOf(page);
  await examples.getByRole('button').first().click();
  const intact = await share(page);
  for (const fragment of ['#try=', '#try=9.abc', '#try=1.%E2%82%AC']) {
    await test.step(`${fragment} after an intact link`, async () => {
      await page.goto(intact);
      await expect(message).toBeHidden();
      await expect(call).toHaveValue('Text.Upper("Ada Lovelace")');
      await page.goto(intact.replace(/#.*/, fragment));
      await expectFirstExample();
    });
  }
});

test('a change made while a link is loading is kept, and a reload opens the link', async ({
  page,
}) => {
  const {call, resultCode} = await openPanel(page, 'Text/Upper');
  await call.fill('Text.Upper("from the link")');
  const link = await share(page);
  const release = await holdChunk(page, chunkWith('The link contains an unknown kind of input'));
  await follow(page, link);
  await call.fill('Text.Upper("typed at once")');
  release();
  await expect(page.getByText('You made a change while the link was loading.')).toBeVisible();
  await expect(call).toHaveValue('Text.Upper("typed at once")');
  await expect(resultCode).toHaveText('"TYPED AT ONCE"');
  await page.reload();
  await expect(resultCode).toHaveText('"FROM THE LINK"');
  await expect(call).toHaveValue('Text.Upper("from the link")');
});

testWithClock('"Share" says for two seconds what it did', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  const panel = await openPanel(page, 'Text/Upper');
  await panel.argument('text').fill('abc');
  await expect(panel.resultCode).toHaveText('"ABC"');
  await stopClock(page);

  async function expectLabel(label: string): Promise<void> {
    await page.getByRole('button', {name: 'Share'}).click();
    await expect(page.getByRole('button', {name: label})).toBeVisible();
    await page.clock.runFor(COPIED_LABEL_MS);
    await expect(page.getByRole('button', {name: label})).toHaveCount(0);
  }

  await expectLabel('Link copied');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Denied'));
  });
  await expectLabel('Copy the link from the address bar');
  await panel.call.fill('Text.Length($)');
  await page.getByLabel('Input $').fill(JSON.stringify('€'.repeat(MAX_UNPACKED_BYTES / 2)));
  await expectLabel('Too large for a link');
});

/** Lists the keys in local storage whose values contain a text. */
function keysWith(page: Page, text: string): Promise<string[]> {
  return page.evaluate(
    (part) => Object.keys(localStorage).filter((key) => localStorage.getItem(key)!.includes(part)),
    text,
  );
}

async function historyKeys(page: Page): Promise<string[]> {
  return (await keysWith(page, '')).filter((key) => key.startsWith('try-it-history'));
}

test('a reader goes back to earlier runs', async ({page}) => {
  const {argument, call, resultCode} = await openPanel(page, 'Text/Upper');

  await test.step('the history keeps the last runs, even after a reload, until it’s cleared', async () => {
    await argument('text').fill('first');
    await expect(resultCode).toHaveText('"FIRST"');
    await argument('text').fill('second');
    await expect(resultCode).toHaveText('"SECOND"');
    await page.reload();
    await wakePanel(page);
    const history = page.getByText('History', {exact: true});
    await history.click();
    const entries = page.getByRole('button', {name: /^Text\.Upper\(/});
    await expect(entries).toHaveText(['Text.Upper("second")', 'Text.Upper("first")']);
    await entries.last().click();
    await expect(resultCode).toHaveText('"FIRST"');
    await expect(entries).toHaveCount(0);
    await history.click();
    await page.getByRole('button', {name: 'Clear history'}).click();
    await expect(page.getByText('in this browser only')).toBeVisible();
    expect(await historyKeys(page)).toEqual([]);
  });

  await test.step('of what a reader types, only the history is in local storage', async () => {
    await argument('text').fill('kept');
    await expect(resultCode).toHaveText('"KEPT"');
    expect(await historyKeys(page)).toHaveLength(1);
    expect(await keysWith(page, 'kept')).toEqual(await historyKeys(page));
  });

  await test.step('after sharing, the table of contents still leads to its headings', async () => {
    await share(page);
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Errors'})
      .click();
    await expect(page).toHaveURL(/#errors$/);
    await expect(page.getByRole('heading', {name: 'Errors'})).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/#try=1\./);
    await expect(call).toHaveValue('Text.Upper("kept")');
  });
});

test('broken storage logs a warning, and the panel works', async ({page}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const problems = watchProblems(page);
  const panel = await openPanel(page, 'Text/Upper');
  await panel.argument('text').fill('kept');
  await expect(panel.resultCode).toHaveText('"KEPT"');
  expect(problems.filter((problem) => !problem.startsWith('console warning'))).toEqual([]);
});

import {expect, test, type Locator, type Page} from '@playwright/test';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {KINDS, type Kind} from '../sites/kinds';

/**
 * Checks that every kind of page can be read and navigated without JavaScript.
 * apps/site/e2e/delivery/built-pages.spec.ts checks all pages.
 */
test.use({javaScriptEnabled: false});

interface Content {
  readonly heading: string;
  readonly text: string;
  /** The minimum number of code blocks and tables. If omitted, there are none. */
  readonly codeBlocks?: number;
  readonly tables?: number;
}

const contents: Readonly<Record<Kind, Content>> = {
  'home page': {heading: 'Welcome', text: 'This website will guide you'},
  'section index': {heading: 'Guides', text: 'Mappings overview', tables: 1},
  guide: {heading: 'Mappings overview', text: 'Read, transform, write', codeBlocks: 5, tables: 1},
  tutorial: {heading: 'Excel to JSON', text: 'Readers.XLSX.', codeBlocks: 5, tables: 1},
  'mapping function': {heading: 'Upper', text: 'Text.Upper(', codeBlocks: 5, tables: 2},
  'workflow function': {heading: 'PostMessage', text: '"channel"', codeBlocks: 5, tables: 2},
  'category index': {heading: 'Text', text: 'Upper', tables: 1},
  'API page': {
    heading: 'Blueprints overview',
    text: 'import requests',
    codeBlocks: 10,
    tables: 5,
  },
  'tag index': {heading: 'Tags', text: 'access-key'},
  'tag page': {heading: 'access-key', text: 'Authentication'},
  'not-found page': {
    heading: 'Page Not Found',
    text: 'We could not find what you were looking for',
  },
};

/** Expands all <details> elements by clicking their summaries, which works without scripts. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('main details:not([open]) > summary:visible').first();
  // Opening an element may show others inside it.
  while ((await folded.count()) > 0) {
    await folded.click();
  }
}

/** Selects controls that look usable. */
const controls =
  'button, [role="button"]:not([href]), select:enabled, :is(input, textarea):not([readonly], :disabled)';

/** Returns the first words of each element that the reader can't see. */
function hidden(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.checkVisibility({visibilityProperty: true}))
        .map((element) => element.textContent.slice(0, 60)),
    );
}

/** Opens a page, and checks that it can be read and has no controls, in a wide and in a narrow window. */
async function expectReadable(page: Page, kind: Kind): Promise<void> {
  const {heading, text, codeBlocks = 0, tables = 0} = contents[kind];
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(KINDS[kind]);
  await expect(page.getByRole('heading', {level: 1})).toContainText(heading);
  await unfold(page);
  const main = page.getByRole('main');
  await expect(main.getByText(text).first()).toBeVisible();
  for (const [selector, least] of [
    ['pre', codeBlocks],
    ['table', tables],
  ] as const) {
    const count = await main.locator(selector).count();
    expect(count > 0, `${count} × ${selector}`).toBe(least > 0);
    expect(count >= least, `${count} × ${selector}`).toBe(true);
  }
  await expect(page.locator(controls).filter({visible: true})).toHaveCount(0);
  await page.setViewportSize({width: 390, height: 800});
  await expect(page.locator(controls).filter({visible: true})).toHaveCount(0);
  expect(await hidden(page, 'main :is(h1, h2, h3, pre, table), .theme-doc-markdown > p')).toEqual(
    [],
  );
}

test('every kind of page can be read', async ({page}) => {
  for (const kind of Object.keys(KINDS) as Kind[]) {
    await test.step(`the ${kind} can be read`, () => expectReadable(page, kind));
  }
});

/** Checks that the tokens of a code block have different colours. */
async function expectHighlighting(block: Locator): Promise<void> {
  const colours = await block
    .locator('code span')
    .evaluateAll((all) => all.map((token) => getComputedStyle(token).color));
  expect(new Set(colours).size).toBeGreaterThan(1);
}

test('a reader reads code and follows links between sections', async ({page}) => {
  await page.goto(KINDS.guide);

  await test.step('code is highlighted', () =>
    expectHighlighting(page.locator('.theme-code-block', {hasText: '"Ada Lovelace"'}).first()));

  await test.step('the page menu links to the Markdown version', async () => {
    const menu = page.locator('details').filter({hasText: 'View as Markdown'});
    await menu.getByText('Markdown', {exact: true}).click();
    await menu.getByRole('link', {name: 'View as Markdown'}).click();
    await expect(page).toHaveURL(/\/guides\/mappings\/overview\.md$/);
    await page.goBack();
  });

  // apps/site/e2e/delivery/built-pages.spec.ts finds these links on every page.
  await test.step('the navbar leads to other pages, and so does the footer on a phone', async () => {
    const heading = page.getByRole('heading', {level: 1});
    await page
      .getByRole('navigation', {name: 'Main'})
      .getByRole('link', {name: 'API reference'})
      .click();
    await expect(heading).toHaveText('API reference');
    await page.setViewportSize({width: 390, height: 800});
    await page.goBack();
    await page.getByRole('contentinfo').getByRole('link', {name: 'Platform reference'}).click();
    await expect(heading).toHaveText('Platform reference');
  });

  await test.step('the index of functions is complete, and has no form that does nothing', async () => {
    await page.setViewportSize({width: 1280, height: 800});
    const main = page.getByRole('main');
    const listed = mappingFunctions.filter(({unlisted}) => !unlisted);
    await expect(
      main.getByRole('table', {name: 'Functions'}).locator('tbody td:first-child'),
    ).toHaveCount(listed.length + workflowFunctions.length);
    await expect(main.getByRole('searchbox', {name: 'Filter functions'})).toBeHidden();
  });

  await test.step('the Markdown version of a page whose URL ends with a slash is its index', () =>
    expect(page.getByText('View as Markdown')).toHaveAttribute(
      'href',
      /\/platformRef\/index\.md$/,
    ));

  await test.step('the sidebar leads from a section to a category and its functions', async () => {
    const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
    for (const [name, title] of [
      ['Text', 'Text'],
      ['Upper', 'Text.Upper'],
    ] as const) {
      await sidebar.getByRole('link', {name, exact: true}).click();
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
  });
});

test('an operation shows how to call it and what it returns', async ({page}) => {
  await page.goto('apiRef/monitoring');
  const main = page.getByRole('main');
  await expect(main.getByText('GET', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('/runs', {exact: true}).first()).toBeVisible();
  await expect(main.getByText('integer, 1 to 250, default 100')).toBeVisible();
  // Without JavaScript, tabs can't be switched, so the page shows the samples in all languages.
  await expect(main.locator('code', {hasText: /^curl /}).first()).toBeVisible();
  await expect(main.locator('code', {hasText: 'fetch('}).first()).toBeVisible();
  await expect(main.getByText('"id": "run_01jnq9c3k8"').first()).toBeVisible();
  await expect(main.getByRole('link', {name: 'rate-limited'}).first()).toBeVisible();
  const fields = main.locator('details').filter({hasText: 'Fields of the 200 response'}).first();
  await expect(fields.getByText('data[].source.name')).toBeHidden();
  await fields.locator('summary').click();
  await expect(fields.getByText('data[].source.name')).toBeVisible();
  await test.step('code samples are highlighted', () =>
    expectHighlighting(page.locator('.theme-code-block').first()));
});

import {expect, test, type Page} from '@playwright/test';
import {KINDS, type Kind} from '../sites/kinds';

/**
 * Checks that every kind of page can be read and navigated without JavaScript.
 * e2e/delivery/built-pages.spec.ts checks all pages.
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

for (const [kind, path] of Object.entries(KINDS) as [Kind, string][]) {
  test(`the ${kind} can be read`, async ({page}) => {
    const {heading, text, codeBlocks = 0, tables = 0} = contents[kind];
    await page.goto(path);
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
  });
}

// e2e/delivery/built-pages.spec.ts finds these links on every page.
test('the navbar leads to other pages, and so does the footer on a phone', async ({page}) => {
  await page.goto(KINDS.guide);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API reference'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(KINDS.guide);
  await page.getByRole('contentinfo').getByRole('link', {name: 'Platform reference'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Platform reference');
});

test('the sidebar leads from a section to a category and its functions', async ({page}) => {
  await page.goto('platformRef/');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  for (const [name, title] of [
    ['Text', 'Text'],
    ['Upper', 'Text.Upper'],
  ] as const) {
    await sidebar.getByRole('link', {name, exact: true}).click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

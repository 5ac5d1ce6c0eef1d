// Runs axe on one page of every template, in both colour modes: light in a wide window, dark in a narrow one.
// apps/site/e2e/accessibility/built-accessibility.spec.ts checks the rules that need no browser on every page.
import {expect, test, type Page} from '@playwright/test';
import {KINDS} from '../sites/kinds';
import {wakePanel} from '../actions/livePanel';
import {openPage} from '../actions/openPage';
import {violationsOf} from '../observations/violations';

/** One page of every kind, plus pages with a part that no other page has. */
const PAGES = [
  ...Object.values(KINDS),
  'guides/mappings/samples/',
  'guides/workflows/overview',
  // The index has a row for each of almost 300 functions, and rows of one category have everything that rows can have.
  'platformRef/?category=Text',
  'platformRef/mappingFunctions/Readers/CSV/ReadObjects',
  'platformRef/mappingFunctions/Text/MatchRegex',
];

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function findings(page: Page): Promise<string[]> {
  const violations = await violationsOf(page, {}, {runOnly: {type: 'tag', values: tags}});
  return violations.flatMap(({id, help, nodes}) =>
    nodes.map(({target}) => `${id} (${help}) at ${target.join(' ')}`),
  );
}

for (const path of PAGES) {
  test(`axe finds nothing on /${path}, in both colour modes`, async ({page}) => {
    await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
    await openPage(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    if (await page.getByRole('list', {name: 'Examples'}).isVisible()) {
      await wakePanel(page);
    }
    expect(await findings(page)).toEqual([]);

    await page.setViewportSize({width: 390, height: 800});
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await findings(page)).toEqual([]);
  });
}

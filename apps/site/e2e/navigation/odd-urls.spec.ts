// Checks that no hash, query or path can crash the app.
import {expect, test, type Page} from '@playwright/test';
import fc from 'fast-check';
import {KINDS} from '../sites/kinds';
import {openPage, waitForStart} from '../actions/openPage';
import {watchProblems} from '../observations/pageProblems';
import {moveInsideApp} from '../observations/visits';

const pieces = [
  ...['%', '%%', '100%', '%zz', '%E0%A4%A', '%ED%A0%80', '%C0%AF', '%00', '%0d%0a', '%09', '%7F'],
  ...['%25', '%2525', '%2F', '%5C', '%2e%2e', '..', '.', '//', '\\', '&', '=', '+', '?', '/', ':'],
  ...['<script>', '"', "'", '`', '{{1}}', '${1}', '__proto__', 'constructor', 'javascript:1'],
  ...['try=', 'try=%', 'step=', 'q=', 'a', '😀', 'é', '\u202e', ' ', '-', 'text-upper', 'ways-in'],
];

/** Generates odd URL parts, the same in every run. */
function oddTexts(count: number, seed: number): string[] {
  const text = fc.array(fc.constantFrom(...pieces), {minLength: 1, maxLength: 5});
  const random = fc.sample(text, {numRuns: count, seed}).map((parts) => parts.join(''));
  return [...new Set([...pieces, ...random, 'x'.repeat(5000), '%'.repeat(2000)])];
}

/** Checks that the app still works: a navbar link leads to its page. */
async function expectLiving(page: Page): Promise<void> {
  await expect(page.getByRole('heading', {name: 'This page crashed.'})).toHaveCount(0);
  await page
    .getByRole('navigation', {name: 'Main'})
    .getByRole('link', {name: 'API reference'})
    .click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API reference');
}

for (const kind of ['guide', 'mapping function'] as const) {
  test(`hashes and queries of every shape don’t affect the ${kind}`, async ({page}) => {
    const problems = watchProblems(page);
    await openPage(page, KINDS[kind]);
    const crashed = await page.evaluate(
      async (texts) => {
        const found: string[] = [];
        // The page updates within a frame of a URL change.
        const settle = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        const {pathname} = window.location;
        for (const [index, text] of texts.entries()) {
          if (index % 4 === 0) {
            window.location.hash = text;
            await settle();
          }
          window.history.pushState(null, '', `${pathname}?${encodeURI(text)}&${text}#${text}`);
          window.dispatchEvent(new PopStateEvent('popstate', {state: null}));
          await settle();
          if (document.querySelector('h1')?.textContent === 'This page crashed.') {
            found.push(text);
          }
        }
        return found;
      },
      oddTexts(10, kind.length),
    );
    expect(crashed).toEqual([]);
    await expectLiving(page);
    expect(problems).toEqual([]);
  });
}

/** Removes the message about the 404 status, which the browser itself logs. */
function withoutStatus(problems: readonly string[]): string[] {
  return problems.filter((problem) => !problem.includes('status of 404'));
}

test('a path with odd percent signs is a working not-found page', async ({page, baseURL}) => {
  const problems = watchProblems(page);
  const heading = page.getByRole('heading', {level: 1});
  for (const path of ['%', 'guides/%E0%A4%A']) {
    await test.step(`/${path}, when loaded and with Back`, async () => {
      const response = await openPage(page, baseURL! + path);
      expect(response.status()).toBe(404);
      await expect(heading).toHaveText('Page Not Found');
      await expectLiving(page);
      await page.goBack();
      await expect(heading).toHaveText('Page Not Found');
      await waitForStart(page);
      await expectLiving(page);
      expect(withoutStatus(problems)).toEqual([]);
    });
  }
});

test('paths of every shape lead to a not-found page inside the app', async ({page, baseURL}) => {
  const problems = watchProblems(page);
  await openPage(page, 'guides/');
  const paths = ['100%25', 'a%2Fb', '%ED%A0%80', '/x%'];
  for (const path of paths) {
    await moveInsideApp(page, baseURL! + path);
    await expect(page.getByRole('heading', {level: 1}), path).toHaveText('Page Not Found');
    await waitForStart(page);
    await expectLiving(page);
  }
  expect(withoutStatus(problems)).toEqual([]);
});

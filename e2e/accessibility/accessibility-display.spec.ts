import {expect, test} from '@playwright/test';
import {gapUnderNavbar} from '../observations/gapUnderNavbar';
import {openPage} from '../actions/openPage';

for (const hash of ['types', 'positions', 'e_locale']) {
  test(`#${hash} isn’t hidden under the navbar`, async ({page}) => {
    await openPage(page, `platformRef/#${hash}`);
    const target = page.locator(`#${hash}`);
    await expect(target).toBeInViewport();
    await expect.poll(() => gapUnderNavbar(page, target)).toBeGreaterThanOrEqual(0);
    expect(await gapUnderNavbar(page, target)).toBeLessThan(60);
  });
}

test('what Shift+Tab focuses isn’t hidden under the navbar', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await openPage(page, 'platformRef/');
  // In keyboard order, the article comes before this link.
  await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().focus();
  const gaps: number[] = [];
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Shift+Tab');
    const focused = page.getByRole('article').locator(':focus');
    if ((await focused.count()) > 0) {
      gaps.push(await gapUnderNavbar(page, focused));
    }
  }
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
});

test('the active item of a long sidebar is in view', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 150});
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const active = sidebar.locator('[aria-current="page"]');
  async function expectInView(name: string): Promise<void> {
    await expect(active).toHaveText(name);
    await expect(active).toBeInViewport({ratio: 1});
    expect(await gapUnderNavbar(page, active)).toBeGreaterThanOrEqual(0);
  }
  await openPage(page, 'platformRef/mappingFunctions/XML/ValuesFromPath');
  await expectInView('ValuesFromPath');
  await expect
    .poll(() => sidebar.evaluate((menu) => menu.scrollTop + (menu.parentElement?.scrollTop ?? 0)))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('main').getByRole('link', {name: 'E_PATH'}).first().click();
  await expectInView('Platform reference');
});

test('with forced colours, active items look different from the others', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
  await openPage(page, 'platformRef/#positions');
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.locator('.table-of-contents__link--active')).toHaveText('Positions');
  const pairs = [
    [
      sidebar.locator('[aria-current="page"]'),
      sidebar.locator('.menu__link', {hasText: 'Mapping functions'}),
    ],
    [contents.getByRole('link', {name: 'Positions'}), contents.getByRole('link', {name: 'Types'})],
  ] as const;
  for (const pair of pairs) {
    const [active, other] = await Promise.all(
      pair.map((entry) =>
        entry.evaluate((element) => {
          const {color, borderInlineStartColor, borderInlineStartWidth} = getComputedStyle(element);
          return {color, borderInlineStartColor, borderInlineStartWidth};
        }),
      ),
    );
    expect(active!.color).not.toBe(other!.color);
    expect(active!.borderInlineStartWidth).toBe('3px');
    expect(active!.borderInlineStartColor).toBe(active!.color);
  }
});

for (const path of ['', 'apiRef/authentication']) {
  test(`with reduced motion, nothing moves on /${path}`, async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await openPage(page, path);
    // Reads all styles in one call, because prefetch links come and go, and a removed element has no style.
    const longest = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .flatMap((element) => ['', '::before', '::after'].map((part) => [element, part] as const))
        .map(([element, part]) => getComputedStyle(element, part))
        .flatMap((style) => `${style.transitionDuration},${style.animationDuration}`.split(','))
        .map((duration) => parseFloat(duration))
        .reduce((a, b) => Math.max(a, b), 0),
    );
    expect(longest).toBeLessThanOrEqual(0.00001);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  });
}

import {expect, test, type Page} from '@playwright/test';
import {gapUnderNavbar} from '../observations/gapUnderNavbar';
import {openPage} from '../actions/openPage';

/** Checks that the target of the page's hash is below the navbar. */
async function expectTarget(page: Page, hash: string): Promise<void> {
  const target = page.locator(`#${hash}`);
  await expect(target).toBeInViewport();
  await expect(async () => {
    const gap = await gapUnderNavbar(page, target);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(60);
  }).toPass();
}

/** Checks that active items have a line, and that their colour differs from that of the items beside them. */
async function expectActiveItems(page: Page): Promise<void> {
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
    // The colours of text follow the setting one frame later than those of borders.
    await expect(async () => {
      const [active, other] = await Promise.all(
        pair.map((entry) =>
          entry.evaluate((element) => {
            const {color, borderInlineStartColor, borderInlineStartWidth} =
              getComputedStyle(element);
            return {color, borderInlineStartColor, borderInlineStartWidth};
          }),
        ),
      );
      expect(active!.color).not.toBe(other!.color);
      expect(active!.borderInlineStartWidth).toBe('3px');
      expect(active!.borderInlineStartColor).toBe(active!.color);
    }).toPass();
  }
}

/**
 * Returns how far the focused element is below the navbar, if it's in the article. On a page with hundreds of rows,
 * this takes a fraction of the time that gapUnderNavbar() takes.
 */
function gapsOfFocus(page: Page): Promise<number[]> {
  return page.evaluate(() => {
    const navbar = document.querySelector('nav[aria-label="Main"]')!;
    return [...document.querySelectorAll('article :focus')].map((focused) =>
      Math.round(focused.getBoundingClientRect().top - navbar.getBoundingClientRect().bottom),
    );
  });
}

test('a reader sees the target of a hash, the active items and the focus', async ({page}) => {
  await openPage(page, 'platformRef/#e_locale');
  await test.step('#e_locale isn’t hidden under the navbar', () => expectTarget(page, 'e_locale'));

  for (const hash of ['types', 'positions']) {
    await test.step(`#${hash} isn’t hidden under the navbar`, async () => {
      await page.goto(`platformRef/#${hash}`);
      await expectTarget(page, hash);
    });
  }

  await test.step('with forced colours, active items look different from the others', async () => {
    await page.emulateMedia({forcedColors: 'active', reducedMotion: 'reduce'});
    await expectActiveItems(page);
    await page.emulateMedia({forcedColors: 'none', reducedMotion: 'no-preference'});
  });

  await test.step('what Shift+Tab focuses isn’t hidden under the navbar', async () => {
    await page.setViewportSize({width: 1280, height: 400});
    // In keyboard order, the article comes before this link.
    await page.getByRole('navigation', {name: 'On this page'}).getByRole('link').first().focus();
    const gaps: number[] = [];
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Shift+Tab');
      gaps.push(...(await gapsOfFocus(page)));
    }
    expect(gaps.length).toBeGreaterThan(10);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0);
  });
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

test('with reduced motion, nothing moves', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  for (const path of ['', 'apiRef/authentication']) {
    await test.step(`nothing moves on /${path}`, async () => {
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
});

import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

/** The minified build of axe is half the size, and browsers parse it in three quarters of the time. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The only rules whose outcome depends on the colour mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Parts {
  readonly include?: string[];
  readonly exclude?: string[];
}

/**
 * Marks up to two elements of each look: those with the same colours, fonts and positions, up to the nearest opaque
 * background. Checking the contrast of all text takes most of axe's time, and pages repeat a few dozen looks.
 */
function markLooks({include, exclude}: Required<Parts>): void {
  // axe ignores the contrast of all other fields.
  const textFields =
    'textarea, select, input:not([type="hidden"], [type="range"], [type="color"], [type="checkbox"], [type="radio"], [type="image"])';

  function isIn(element: Element, parts: readonly string[]): boolean {
    return parts.some((part) => element.closest(part) !== null);
  }

  function isDisabled(element: Element): boolean {
    return (
      element.closest(':disabled, [aria-disabled="true"], [inert]') !== null ||
      element.closest('label')?.control?.matches(':disabled') === true
    );
  }

  /** Returns the text that isn't inside another element. */
  function ownText({childNodes}: Element): string {
    return [...childNodes]
      .map(({nodeType, nodeValue}) => (nodeType === Node.TEXT_NODE ? nodeValue!.trim() : ''))
      .join('');
  }

  /** How each element looks, and the opacity that it has together with all its ancestors. <html> has no parent. */
  const styles = new Map<Element | null, {readonly look: string; readonly opacity: number}>();
  styles.set(null, {look: '', opacity: 1});
  const alike = new Map<string, Element[]>();
  // In document order, parents come before their children.
  for (const element of document.querySelectorAll('html, body, body *')) {
    element.removeAttribute('data-look');
    const style = getComputedStyle(element);
    const {color, fontSize, fontWeight, backgroundColor, backgroundImage, position} = style;
    const parent = styles.get(element.parentElement)!;
    const isOpaque = backgroundColor.startsWith('rgb(');
    const own = [
      color,
      fontSize,
      fontWeight,
      backgroundColor,
      backgroundImage,
      style.opacity,
      position,
    ];
    const look = own.join() + (isOpaque ? '' : parent.look);
    // Even beyond an opaque background, an ancestor can fade the text.
    const opacity = parent.opacity * Number(style.opacity);
    styles.set(element, {look, opacity});

    const text = ownText(element);
    const isField = element.matches(textFields);
    if (
      (text !== '' || isField || element.matches('a[href]')) &&
      (include.length === 0 || isIn(element, include)) &&
      !isIn(element, exclude) &&
      element.checkVisibility({visibilityProperty: true, opacityProperty: true})
    ) {
      // axe judges neither a single character nor what is disabled, so these don't stand for other text.
      const key = [look, opacity, isField, isDisabled(element), text.length === 1].join();
      alike.set(key, alike.get(key) ?? []);
      alike.get(key)!.push(element);
    }
  }
  // The first and the last one, because axe can't judge text that something covers.
  for (const elements of alike.values()) {
    for (const one of [elements.at(0)!, elements.at(-1)!]) {
      one.setAttribute('data-look', '');
    }
  }
}

/** Returns what axe finds on a page without frames. The axe code, half a megabyte, is injected once per document. */
export async function violationsOf(
  page: Page,
  {include = [], exclude = []}: Parts = {},
  options: axe.RunOptions = {},
): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
  }
  await page.evaluate(async () => {
    // Waits for transitions to end, because colours change gradually while they run. Even with reduced motion,
    // a transition lasts one frame, and elements that inherit the colour follow one frame later. In closed
    // <details> elements, getAnimations() keeps listing finished transitions.
    const changes = () =>
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition && one.playState === 'running');
    do {
      await Promise.allSettled(changes().map(({finished}) => finished));
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    } while (changes().length > 0);
  });
  await page.evaluate(markLooks, {include, exclude});
  return page.evaluate(
    async ({context, runOptions}) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
      inPage.configure({
        rules: [
          {id: 'color-contrast', selector: '[data-look]'},
          {id: 'link-in-text-block', selector: 'a[href][data-look]'},
        ],
      });
      const {violations} = await inPage.run(context, runOptions);
      return violations;
    },
    {context: {include, exclude}, runOptions: {...options, resultTypes: ['violations' as const]}},
  );
}

/** Checks that a part has no violations: all rules in light mode, and in dark mode those that depend on the colours. */
export async function expectNoViolations(page: Page, part: string): Promise<void> {
  for (const [colorScheme, options] of [
    ['dark', {runOnly: COLOUR_RULES}],
    ['light', {}],
  ] as const) {
    await page.emulateMedia({colorScheme});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const violations = await violationsOf(page, {include: [part]}, options);
    expect(
      violations.map(({id, nodes}) => `${id}: ${nodes[0]?.html}`),
      colorScheme,
    ).toEqual([]);
  }
}

/** Returns the serious and critical findings: 'label (Form elements must have labels) at #call' */
export async function barriersOf(
  page: Page,
  parts?: Parts,
  options?: axe.RunOptions,
): Promise<string[]> {
  return (await violationsOf(page, parts, options))
    .filter(({impact}) => impact === 'serious' || impact === 'critical')
    .flatMap(({id, help, nodes}) =>
      nodes.map(({target}) => `${id} (${help}) at ${target.join(' ')}`),
    );
}

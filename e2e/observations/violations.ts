import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** The minified build of axe is half the size, and browsers parse it in three quarters of the time. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The only rules whose outcome depends on the colour mode. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Parts {
  readonly include?: string[];
  readonly exclude?: string[];
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
  return page.evaluate(
    async ({context, runOptions}) => {
      const {axe: inPage} = window as unknown as {axe: typeof axe};
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
      const {violations} = await inPage.run(context, runOptions);
      return violations;
    },
    {context: {include, exclude}, runOptions: {...options, resultTypes: ['violations' as const]}},
  );
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

import {readFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import type axe from 'axe-core';

/** The minified build: half the size, and a browser parses it in three quarters of the time. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** The colour mode changes nothing else of a document. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface Parts {
  readonly include?: string[];
  readonly exclude?: string[];
}

/**
 * What axe finds on a page, which has no frames. Its code of half a megabyte is brought to
 * each document once, for all looks at it.
 */
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
      // A colour in transition is neither the old nor the new one. Even without motion that lasts for a frame, and
      // what inherits it starts when it ends. In closed details, a finished transition stays listed.
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

/** Serious and critical findings, each with its place: 'label (Form elements must have labels) at #call' */
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

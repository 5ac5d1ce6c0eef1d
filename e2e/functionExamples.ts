import type {Page} from '@playwright/test';
import {mappingFunctions} from '../functions/mappingFunctions';
import {formatCall} from '../functions/notation/formatCall';
import type {Example, MappingFunction} from '../functions/types';
import {formatResult} from '../src/components/FunctionPage/formatResult';

interface Shown {
  readonly title: string;
  readonly call: string;
  /** The value, or the error code. */
  readonly outcome: string;
  readonly verdict: string;
}

/** Clicks through all example chips of the open page, and reads what the panel shows for each. */
function clickThroughExamples(page: Page): Promise<Shown[]> {
  return page.evaluate(async () => {
    const find = (selector: string) => document.querySelector<HTMLElement>(selector);
    const chips = document.querySelectorAll<HTMLElement>('[aria-label="Examples"] button');
    const section = () => find('section[aria-busy]')!;
    const shown: Shown[] = [];
    for (const chip of chips) {
      chip.click();
      // React shows what a click does in a microtask.
      await Promise.resolve();
      if (section().getAttribute('aria-busy') !== 'true') {
        throw new Error(`${chip.textContent} doesn't run.`);
      }
      const deadline = performance.now() + 20_000;
      while (section().getAttribute('aria-busy') === 'true' && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      shown.push({
        title: chip.lastChild!.textContent!,
        call: document.querySelector<HTMLTextAreaElement>('[name="call"]')!.value,
        outcome:
          section().querySelector('a[href*="#e_"]')?.textContent ??
          section().querySelector('pre code')?.textContent ??
          section().textContent,
        verdict: section().lastElementChild!.textContent,
      });
    }
    return shown;
  });
}

function expected(definition: MappingFunction, example: Example): Shown {
  return {
    title: example.title,
    call: formatCall(definition, example.args),
    outcome: 'error' in example ? example.error : formatResult(example.result),
    verdict: 'As documented',
  };
}

/** By the path of its page: 'platformRef/mappingFunctions/Text/Upper' */
export const functionsByPath: ReadonlyMap<string, MappingFunction> = new Map(
  mappingFunctions.map((definition) => [
    `platformRef/mappingFunctions/${definition.category}/${definition.name}`,
    definition,
  ]),
);

/** Where the panel of the open page shows anything else than its examples document. */
export async function wrongExamples(page: Page, definition: MappingFunction): Promise<string[]> {
  const shown = await clickThroughExamples(page);
  const {examples} = definition;
  if (shown.length !== examples.length) {
    return [`has ${shown.length} examples, not ${examples.length}`];
  }
  return examples.flatMap((example, index) => {
    const [wanted, seen] = [expected(definition, example), shown[index]].map((outcome) =>
      JSON.stringify(outcome),
    );
    return wanted === seen ? [] : [`shows ${seen}, not ${wanted}`];
  });
}

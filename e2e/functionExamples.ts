import {isDeepStrictEqual} from 'node:util';
import type {Page} from '@playwright/test';
import {mappingFunctions} from '../functions/mappingFunctions';
import {formatCall} from '../functions/notation/formatCall';
import type {Example, MappingFunction} from '../functions/types';
import {formatResult} from '../src/components/FunctionPage/formatResult';
import {clickThroughExamples} from './livePanel';

interface Shown {
  readonly title: string;
  readonly call: string;
  /** The value, or the error code. */
  readonly outcome: string;
  readonly verdict: string;
}

/** What the panel shows; runs in the page. */
function readPanel(): Pick<Shown, 'call' | 'outcome'> {
  const section = document.querySelector('section[aria-busy]')!;
  return {
    call: document.querySelector<HTMLTextAreaElement>('[name="call"]')!.value,
    outcome:
      section.querySelector('a[href*="#e_"]')?.textContent ??
      section.querySelector('pre code')?.textContent ??
      section.textContent,
  };
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
  const shown = await clickThroughExamples(page, readPanel);
  const {examples} = definition;
  if (shown.length !== examples.length) {
    return [`has ${shown.length} examples, not ${examples.length}`];
  }
  return examples.flatMap((example, index) => {
    const wanted = expected(definition, example);
    const seen = shown[index];
    return isDeepStrictEqual(wanted, seen)
      ? []
      : [`shows ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`];
  });
}

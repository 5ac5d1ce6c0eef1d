import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {expect, test} from '@playwright/test';
import type {Example, MappingFunction} from '../../functions/language/types';
import type {Outcome, Run} from '../../src/engine/messages';
import {clickThroughExamples} from '../actions/livePanel';
import {watchProblems} from '../observations/pageProblems';
import {recordViolations} from '../observations/policyViolations';
import {runInWorker} from '../observations/shippedWorker';
import {openPanel} from '../actions/tryIt';
import {formatCall, formatResult, mappingFunctions, nameOfExample} from '../sites/definitions';

const idOf = ({category, name}: MappingFunction) => `${category}/${name}`;

async function inputOf({input = null}: Example): Promise<Run['input']> {
  if (typeof input === 'object' && input !== null && 'sample' in input) {
    return new Uint8Array(await readFile(join('static/samples', input.sample as string)));
  }
  return input instanceof Uint8Array ? input : JSON.stringify(input);
}

async function runOf(definition: MappingFunction, example: Example): Promise<Run> {
  return {
    call: formatCall(definition, example.args),
    input: await inputOf(example),
    now: example.now ?? '2024-05-01T12:00:00Z',
    readBack: 'readBack' in example ? example.readBack : undefined,
  };
}

/** Returns the part of an outcome that is compared: the error code, or the value that the page shows. */
function essence(outcome: Outcome): unknown {
  if ('failure' in outcome) {
    return {error: outcome.failure.code ?? outcome.failure.message};
  }
  return {result: outcome.readBack === undefined ? outcome.value : outcome.readBack};
}

function documented(example: Example): unknown {
  return 'error' in example ? {error: example.error} : {result: example.result};
}

test('the shipped code of every function returns what every example documents', async ({page}) => {
  test.setTimeout(180_000);
  const examples = mappingFunctions.flatMap((definition) =>
    definition.examples.map((example) => ({definition, example})),
  );
  const runs = await Promise.all(
    examples.map(({definition, example}) => runOf(definition, example)),
  );
  const started = page.waitForEvent('worker');
  const {examples: chips} = await openPanel(page, 'Text/Upper');
  await chips.getByRole('button').first().click();
  const outcomes = await runInWorker<Run, Outcome>(page, (await started).url(), runs);
  const wrong = examples
    .map(({definition, example}, index) => ({
      example: nameOfExample(definition, example),
      shipped: essence(outcomes[index]!),
      documented: documented(example),
    }))
    .filter(({shipped, documented: wanted}) => !isDeepStrictEqual(shipped, wanted));
  expect(wrong).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(1300);
});

interface Shown {
  readonly title: string;
  readonly call: string;
  /** The value, or the error code. */
  readonly outcome: string;
  readonly verdict: string;
}

/** Reads what the panel shows. Runs in the page. */
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

/** A panel of each kind: plain fields, expressions, paths, dates, tables, input files and output files. */
const panels = [
  'Text/Upper',
  'Text/MatchRegex',
  'List/GroupBy',
  'JSON/SetPath',
  'XML/ValuesFromPath',
  'Datetime/Format',
  'Readers/CSV/ReadObjects',
  'Readers/XLSX/ReadRows',
  'Readers/PDF/ReadText',
  'Writers/XLSX/WriteSheet',
];

for (const id of panels) {
  test(`the panel of ${id} shows its examples as documented, within the policy`, async ({page}) => {
    const definition = mappingFunctions.find((each) => idOf(each) === id)!;
    const problems = watchProblems(page);
    // Libraries that read files tend to create code or workers from text, which the policy forbids.
    const violations = await recordViolations(page);
    await openPanel(page, id);
    expect(await clickThroughExamples(page, readPanel)).toEqual(
      definition.examples.map((example) => expected(definition, example)),
    );
    expect(violations).toEqual([]);
    expect(problems).toEqual([]);
  });
}

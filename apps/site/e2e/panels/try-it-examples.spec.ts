import {expect, test} from '@playwright/test';
import type {Example, MappingFunction} from '@documentation/mapping/internal/language/types';
import type {Outcome, Run} from '../../src/engine/messages';
import {goInside} from '../actions/goInside';
import {clickThroughExamples, wakePanel} from '../actions/livePanel';
import {watchProblems} from '../observations/pageProblems';
import {chunkWith, rewriteChunk} from '../observations/chunks';
import {recordViolations} from '../observations/policyViolations';
import {runInWorker} from '../observations/shippedWorker';
import {openPanel} from '../actions/tryIt';
import {formatCall, formatResult, mappingFunctions} from '../sites/definitions';
import {mappingExampleRuns, wrongMappingExamples} from '../sites/mappingExamples';

const idOf = ({category, name}: MappingFunction) => `${category}/${name}`;

test('the shipped code of every function returns what every example documents, within the policy', async ({
  page,
}) => {
  // Libraries that read files tend to create code or workers from text, which the policy forbids.
  const violations = await recordViolations(page);
  const started = page.waitForEvent('worker');
  const {examples: chips} = await openPanel(page, 'Text/Upper');
  await chips.getByRole('button').first().click();
  const outcomes = await runInWorker<Run, Outcome>(
    page,
    (await started).url(),
    await mappingExampleRuns(),
  );
  expect(wrongMappingExamples(outcomes)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(1300);
  expect(violations).toEqual([]);
});

test('code from text is forbidden in a worker, and recorded', async ({page}) => {
  const violations = await recordViolations(page);
  await rewriteChunk(
    page,
    chunkWith('static FOLD_CASE=1;'),
    /static FOLD_CASE=1;/,
    'static FOLD_CASE=(()=>{try{return eval("2")}catch{return 1}})();',
  );
  const {call, resultCode} = await openPanel(page, 'Text/MatchRegex');
  // Starts the worker, which loads the rewritten library later.
  await call.fill('Text.Upper("started")');
  await expect(resultCode).toHaveText('"STARTED"');
  await call.fill('Text.MatchRegex("order 17", "[0-9]+")');
  await expect(resultCode).toContainText('"match": "17"');
  await expect.poll(() => violations).toEqual(['Content Security Policy: script-src eval']);
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
  'List/GroupBy',
  'JSON/SetPath',
  'Datetime/Format',
  'Readers/CSV/ReadObjects',
  'Readers/XLSX/ReadRows',
  'Writers/XLSX/WriteSheet',
];

test('panels show their examples as documented, within the policy', async ({page, baseURL}) => {
  const problems = watchProblems(page);
  const violations = await recordViolations(page);
  await openPanel(page, panels[0]!);
  for (const id of panels) {
    await test.step(id, async () => {
      const definition = mappingFunctions.find((each) => idOf(each) === id)!;
      await goInside(page, new URL(`platformRef/mappingFunctions/${id}`, baseURL));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(id.replaceAll('/', '.'));
      await wakePanel(page);
      expect(await clickThroughExamples(page, readPanel)).toEqual(
        definition.examples.map((example) => expected(definition, example)),
      );
      expect(violations).toEqual([]);
      expect(problems).toEqual([]);
    });
  }
});

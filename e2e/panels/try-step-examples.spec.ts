import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {expect, test} from '@playwright/test';
import type {WorkflowExample, WorkflowFunction} from '../../functions/workflow/types';
import type {StepOutcome, StepRun} from '../../src/engine/messages';
import {goInside} from '../actions/goInside';
import {clickThroughExamples, wakePanel} from '../actions/livePanel';
import {runInWorker} from '../observations/shippedWorker';
import {openStepPanel} from '../actions/tryStep';
import {
  askedIn,
  formatCallCode,
  formatResult,
  samplesAsBase64,
  workflowFunctions,
} from '../sites/definitions';

const idOf = ({category, name}: WorkflowFunction) => `${category}/${name}`;

async function readSample(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join('static/samples', name)));
}

/** Returns the part of an outcome that is compared: the calls, and either the error, or the output and the store. */
function essence(outcome: StepOutcome): unknown {
  const asked = outcome.calls?.map(askedIn);
  if ('failure' in outcome) {
    return {asked, error: outcome.failure.code ?? outcome.failure.message};
  }
  return 'unanswered' in outcome
    ? {asked, unanswered: outcome.unanswered}
    : {asked, output: outcome.output, store: outcome.storeAfter};
}

async function documented(example: WorkflowExample): Promise<unknown> {
  const asked = (example.calls ?? []).map(askedIn);
  if ('error' in example) {
    return {asked, error: example.error};
  }
  const output = 'output' in example ? await samplesAsBase64(example.output, readSample) : null;
  return {asked, output, store: example.storeAfter};
}

test('the shipped code of every function returns what every example documents', async ({page}) => {
  const examples = workflowFunctions.flatMap((definition) =>
    definition.examples.map((example) => ({id: idOf(definition), example})),
  );
  const runs = await Promise.all(
    examples.map(async ({id, example: {configuration, input, given, calls}}) => ({
      function: id,
      configuration: JSON.stringify(configuration),
      input: JSON.stringify(await samplesAsBase64(input, readSample)),
      given: JSON.stringify(given ?? {}),
      calls,
    })),
  );
  const started = page.waitForEvent('worker');
  const {examples: chips} = await openStepPanel(page, 'Slack/PostMessage');
  await chips.getByRole('button').first().click();
  const outcomes = await runInWorker<StepRun, StepOutcome>(page, (await started).url(), runs);
  const shown = outcomes.map((outcome, index) => ({
    id: examples[index]!.id,
    title: examples[index]!.example.title,
    outcome: essence(outcome),
  }));
  expect(shown).toEqual(
    await Promise.all(
      examples.map(async ({id, example}) => ({
        id,
        title: example.title,
        outcome: await documented(example),
      })),
    ),
  );
  expect(shown.length).toBeGreaterThan(400);
});

interface Shown {
  readonly title: string;
  /** The requests and statements, as text. */
  readonly asked: readonly string[];
  /** The output and the store, or the error code. */
  readonly end: readonly string[];
  readonly verdict: string;
}

/** Reads what the panel shows. Runs in the page. */
function readPanel(): Pick<Shown, 'asked' | 'end'> {
  const section = document.querySelector('section[aria-busy]')!;
  const textsOf = (selector: string) =>
    Array.from(section.querySelectorAll(selector), (element) => element.textContent);
  const end = textsOf('[data-end] :is(pre code, a[href*="#e_"])');
  return {
    asked: textsOf('[data-call] > div pre code'),
    end: end.length > 0 ? end : textsOf('[data-end] p'),
  };
}

function expected(example: WorkflowExample): Shown {
  const {title, calls = [], storeAfter} = example;
  const output = 'output' in example ? [formatResult(example.output as never)] : [];
  return {
    title,
    asked: calls
      .filter((call) => !('wait' in call))
      .map((call) => formatCallCode(askedIn(call)).code),
    end:
      'error' in example
        ? [example.error]
        : 'startsNothing' in example && !storeAfter
          ? ['No run starts.']
          : [...output, ...(storeAfter ? [formatResult(storeAfter)] : [])],
    verdict: 'As documented',
  };
}

/** A page of each kind: one that computes, one with files, one that waits, one with statements, … */
const panels = [
  'Guard/VerifySignature',
  'Scheduler/Cron',
  'Parser/ParseCsv',
  'HTTPServer/RespondFile',
  'Slack/PostMessage',
  'Google/BigQueryQuery',
  'Store/PutBlob',
  'Store/SqlQuery',
];

test('panels show their examples as documented', async ({page, baseURL}) => {
  await openStepPanel(page, panels[0]!);
  for (const id of panels) {
    await test.step(id, async () => {
      const definition = workflowFunctions.find((each) => idOf(each) === id)!;
      await goInside(page, new URL(`platformRef/workflowFunctions/${id}`, baseURL));
      await expect(page.getByRole('heading', {level: 1})).toHaveText(id.replaceAll('/', '.'));
      await wakePanel(page);
      expect(await clickThroughExamples(page, readPanel)).toEqual(
        definition.examples.map(expected),
      );
    });
  }
});

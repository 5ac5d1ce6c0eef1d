import {expect, test} from '@playwright/test';
import type {
  WorkflowExample,
  WorkflowFunction,
} from '@documentation/workflow/internal/language/types';
import type {StepOutcome, StepRun} from '../../src/engine/messages';
import {goInside} from '../actions/goInside';
import {clickThroughExamples, wakePanel} from '../actions/livePanel';
import {runInWorker} from '../observations/shippedWorker';
import {openStepPanel} from '../actions/tryStep';
import {askedIn, formatCallCode, formatResult, workflowFunctions} from '../sites/definitions';
import {stepExampleRuns, wrongStepExamples} from '../sites/stepExamples';

const idOf = ({category, name}: WorkflowFunction) => `${category}/${name}`;

test('the shipped code of every function returns what every example documents', async ({page}) => {
  const started = page.waitForEvent('worker');
  const {examples: chips} = await openStepPanel(page, 'Slack/PostMessage');
  await chips.getByRole('button').first().click();
  const outcomes = await runInWorker<StepRun, StepOutcome>(
    page,
    (await started).url(),
    await stepExampleRuns(),
  );
  expect(await wrongStepExamples(outcomes)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(400);
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

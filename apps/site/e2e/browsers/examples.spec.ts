// Every example of every function in Firefox and WebKit, in the code that readers get.
import {expect} from '@playwright/test';
import type {Outcome, StepOutcome} from '../../src/engine/messages';
import {mappingExampleRuns, wrongMappingExamples} from '../sites/mappingExamples';
import {stepExampleRuns, wrongStepExamples} from '../sites/stepExamples';
import type {Reader} from './automation/reader';
import {test} from './test';

/** Bytes don’t survive JSON, so they travel as Base64: {base64: 'AA=='} */
function withoutBytes(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (_, part: unknown) =>
      part instanceof Uint8Array ? {base64: Buffer.from(part).toString('base64')} : part,
    ),
  );
}

/** The reverse of withoutBytes(). */
function withBytes(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part: {base64?: string} | null) =>
    typeof part?.base64 === 'string' && Object.keys(part).length === 1
      ? new Uint8Array(Buffer.from(part.base64, 'base64'))
      : part,
  );
}

/** Runs calls or steps in the worker that a page starts. Runs in the page. */
async function runAll(address: string, runs: readonly unknown[]): Promise<unknown[]> {
  const worker = new Worker(address);
  const outcomes: unknown[] = [];
  for (const [id, run] of runs.entries()) {
    const {input, ...rest} = run as {input?: {base64?: string}};
    const bytes =
      input?.base64 === undefined
        ? undefined
        : Uint8Array.from(atob(input.base64), (letter) => letter.charCodeAt(0));
    outcomes.push(
      await new Promise((resolve) => {
        worker.onmessage = ({data}: MessageEvent<{state: string; outcome: unknown}>) => {
          if (data.state === 'done') {
            resolve(data.outcome);
          }
        };
        worker.postMessage({id, run: {...rest, input: bytes ?? input}});
      }),
    );
  }
  worker.terminate();
  return JSON.parse(
    JSON.stringify(outcomes, (_, part: unknown) =>
      ArrayBuffer.isView(part)
        ? {
            base64: btoa(
              Array.from(part as Uint8Array, (byte) => String.fromCharCode(byte)).join(''),
            ),
          }
        : part,
    ),
  ) as unknown[];
}

/** Opens a page, starts its worker, and runs all examples in it. */
async function outcomesOf(
  reader: Reader,
  path: string,
  runs: readonly unknown[],
): Promise<unknown> {
  await reader.open(path);
  await reader.evaluate(() => {
    const Original = Worker;
    window.Worker = class extends Original {
      constructor(address: string | URL) {
        super(address);
        document.documentElement.dataset.worker = String(address);
      }
    };
  });
  await reader.click('[aria-label="Examples"] button');
  const address = () => reader.evaluate(() => document.documentElement.dataset.worker ?? '');
  await expect.poll(address).toMatch(/\.js/);
  return withBytes(await reader.evaluate(runAll, await address(), withoutBytes(runs) as unknown[]));
}

test('every example of a mapping function returns what its page documents', async ({reader}) => {
  test.setTimeout(300_000);
  const runs = await mappingExampleRuns();
  const outcomes = await outcomesOf(reader, 'platformRef/mappingFunctions/Text/Upper', runs);
  expect(wrongMappingExamples(outcomes as Outcome[])).toEqual([]);
  expect(runs.length).toBeGreaterThan(1300);
});

test('every example of a workflow function returns what its page documents', async ({reader}) => {
  test.setTimeout(300_000);
  const runs = await stepExampleRuns();
  const outcomes = await outcomesOf(
    reader,
    'platformRef/workflowFunctions/Slack/PostMessage',
    runs,
  );
  expect(await wrongStepExamples(outcomes as StepOutcome[])).toEqual([]);
  expect(runs.length).toBeGreaterThan(400);
});

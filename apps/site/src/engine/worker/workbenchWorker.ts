// The worker of the workbench: runs whole mappings on files, and records what each part returns.
import {MappingError} from '@documentation/base/internal/values/errors';
import {evaluate, type Surroundings} from '@documentation/mapping/internal/language/run/evaluate';
import {createFailedItems} from '@documentation/mapping/internal/language/run/failedItems';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Value} from '@documentation/base/internal/values/types';
import type {FailedItems, WorkbenchOutcome, WorkbenchRun} from '../workbenchMessages';
import {answerRuns, type Done} from './answerRuns';
import {compareResults} from './changes';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {createStepRecording} from '@documentation/reference/internal/values/stepRecording';
import {findMappingFunction} from './mappingDefinitions';
import {failureOf, loadFunctions} from './mappingFailures';
import {readRunFiles} from './runFiles';
import {describeWhole, wholeText} from './whole';

/** How many characters of a result the page gets. */
const SHOWN_LENGTH = 40_000;
const PROBED_LENGTH = 10_000;
const FAILED_ITEM_LENGTH = 2000;

let resultBefore: Value | undefined;

function done(
  run: WorkbenchRun,
  value: Value,
  rest: Pick<WorkbenchOutcome, 'elapsedMs' | 'steps'>,
): Done<WorkbenchOutcome> {
  const {mapping, isRecorded} = run;
  const {value: start, isCut} = cutToFit(value, isRecorded ? SHOWN_LENGTH : PROBED_LENGTH);
  const changes =
    isRecorded && resultBefore !== undefined ? compareResults(resultBefore, value) : undefined;
  if (isRecorded) {
    resultBefore = value;
  }
  return {
    outcome: {
      mapping,
      ...rest,
      value: start,
      size: value instanceof Uint8Array ? value.length : wholeText(value).size,
      ...(isCut && {whole: describeWhole(value)}),
      ...(changes && {changes}),
    },
    wholeText: () => Promise.resolve(wholeText(value)),
  };
}

/** Runs the mapping again, without stopping at an item that fails, to see how many fail. */
async function failedItemsOf(
  root: Node,
  surroundings: Surroundings,
): Promise<FailedItems | undefined> {
  const {observer, failedItems} = createFailedItems();
  // Any other error is a consequence of the failed items.
  await evaluate(root, {...surroundings, observer}).catch(() => {});
  const found = failedItems();
  return (
    found && {
      ...found,
      first: found.first.map(({label, indices, item, error}) => ({
        label,
        indices,
        item: cutToFit(item, FAILED_ITEM_LENGTH).value,
        message: (error as Error).message,
        ...(error instanceof MappingError && {code: error.code, range: error.range}),
      })),
    }
  );
}

answerRuns<WorkbenchRun, WorkbenchOutcome>(async (run, clock) => {
  const {mapping, files, selected, now, isRecorded} = run;
  const {observer, steps} = createStepRecording();
  let root: Node | undefined;
  let surroundings: Surroundings | undefined;
  let start = performance.now();
  const soFar = () => ({
    elapsedMs: performance.now() - start,
    steps: isRecorded ? steps() : [],
  });
  try {
    root = parse(mapping);
    await loadFunctions(root);
    const values = await readRunFiles(files);
    surroundings = {
      input: selected === undefined ? null : values[selected]!,
      files: values,
      context: {now},
      resolve: findMappingFunction,
      // The page stops long runs itself, and doesn't count the time that libraries take to load.
      timeLimitMs: Infinity,
      ...(isRecorded && {observer}),
    };
    clock.start();
    start = performance.now();
    return done(run, await evaluate(root, surroundings), soFar());
  } catch (error) {
    const recorded = soFar();
    const failedItems =
      isRecorded && root && surroundings ? await failedItemsOf(root, surroundings) : undefined;
    const failure = {...(await failureOf(error, root)), call: mapping};
    return {outcome: {mapping, ...recorded, failure, ...(failedItems && {failedItems})}};
  }
});

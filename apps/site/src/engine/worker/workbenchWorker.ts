// The worker of the workbench: runs whole mappings on files, and records what each part returns.
import {MappingError} from '@documentation/base/internal/values/errors';
import type {FailedItems as Found} from '@documentation/mapping/internal/language/run/failedItems';
import {findFailedItems, runOnce} from '@documentation/mapping/internal/runtime/runOnce';
import type {Value} from '@documentation/base/internal/values/types';
import type {FailedItems, WorkbenchOutcome, WorkbenchRun} from '../workbenchMessages';
import {answerRuns, type Done} from './answerRuns';
import {compareResults} from './changes';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {createStepRecording} from '@documentation/reference/internal/values/stepRecording';
import {catalogue} from './mappingDefinitions';
import {describeFailure} from './mappingFailures';
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

function shownItems({count, total, first}: Found): FailedItems {
  return {
    count,
    total,
    first: first.map(({label, indices, item, error}) => ({
      label,
      indices,
      item: cutToFit(item, FAILED_ITEM_LENGTH).value,
      message: (error as Error).message,
      ...(error instanceof MappingError && {code: error.code, range: error.range}),
    })),
  };
}

answerRuns<WorkbenchRun, WorkbenchOutcome>(async (run, clock) => {
  const {mapping, files, selected, now, isRecorded} = run;
  const {observer, steps} = createStepRecording();
  const ended = await runOnce(mapping, {
    catalogue,
    now,
    observer: isRecorded ? observer : undefined,
    readDocuments: async () => {
      const values = await readRunFiles(files);
      return {input: selected === undefined ? null : values[selected]!, files: values};
    },
    start: () => {
      clock.start();
      // The page stops long runs itself, and doesn't count the time that libraries take to load.
      return Infinity;
    },
  });
  const recorded = {elapsedMs: ended.elapsedMs, steps: isRecorded ? steps() : []};
  if ('value' in ended) {
    return done(run, ended.value, recorded);
  }
  const {error, root, surroundings} = ended;
  const {failedItems} =
    isRecorded && root && surroundings
      ? await findFailedItems(root, {...surroundings, timeLimitMs: Infinity})
      : {};
  const failure = {...(await describeFailure(error, root)), call: mapping};
  return {
    outcome: {
      mapping,
      ...recorded,
      failure,
      ...(failedItems && {failedItems: shownItems(failedItems)}),
    },
  };
});

import {MappingError} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Surroundings} from '@documentation/mapping/internal/language/run/evaluate';
import {findFailedItems, runOnce} from '@documentation/mapping/internal/runtime/runOnce';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {createStepRecording} from '@documentation/reference/internal/values/stepRecording';
import {describeFailure} from './failures';
import {isUsed} from './inputKind';
import {catalogue, findFunction} from './listedFunctions';
import type {FailedItems, MappingJob, MappingOutcome, Report} from './messages';
import {readInput} from './readInput';
import {resultOf} from './results';

/** How much of a failed item the program gets. */
const SHOWN_LENGTH = 2000;
const SHOWN_FAILED_ITEMS = 5;

async function readFiles(
  root: Node,
  {input, files}: MappingJob,
): Promise<Pick<Surroundings, 'input' | 'files'>> {
  const values: [string, Value][] = [];
  for (const [name, file] of Object.entries(files)) {
    // A file that the mapping doesn't use may be of any kind.
    const isRead = isUsed(root, {name});
    values.push([name, isRead ? await readInput(root, file, {name}, findFunction) : file.content]);
  }
  const value = input && isUsed(root, {}) ? await readInput(root, input, {}, findFunction) : null;
  return {input: value, files: Object.fromEntries(values)};
}

/** The items for which a mapping fails, or undefined if there is no time to try all. */
async function failedItemsOf(
  root: Node,
  surroundings: Surroundings,
): Promise<FailedItems | undefined> {
  // Any other error is a consequence of the failed items.
  const {failedItems, error} = await findFailedItems(root, surroundings);
  return failedItems && !(error instanceof MappingError && error.code === 'E_LIMIT')
    ? {
        count: failedItems.count,
        total: failedItems.total,
        first: failedItems.first.slice(0, SHOWN_FAILED_ITEMS).map((found) => ({
          label: found.label,
          item: cutToFit(found.item, SHOWN_LENGTH).value,
          message: (found.error as Error).message,
        })),
      }
    : undefined;
}

/** Runs a mapping, and describes how it ended. Reading the files counts towards the time limit. */
export async function runMapping(job: MappingJob, report: Report): Promise<MappingOutcome> {
  const {mapping, now, timeLimitMs, isRecorded} = job;
  const {observer, steps} = createStepRecording();
  let deadline = Infinity;
  const remaining = () => deadline - performance.now();
  const ended = await runOnce(mapping, {
    catalogue,
    now,
    observer: isRecorded ? observer : undefined,
    readDocuments: (root) => {
      report.running();
      deadline = performance.now() + timeLimitMs;
      return readFiles(root, job);
    },
    start: remaining,
  });
  const {elapsedMs, root} = ended;
  const recorded = {elapsedMs, steps: isRecorded ? steps() : []};
  if ('value' in ended) {
    try {
      return {...recorded, result: resultOf(ended.value)};
    } catch (error) {
      return {...recorded, failure: await describeFailure(error, root)};
    }
  }
  const {error, surroundings} = ended;
  const outcome = {...recorded, failure: await describeFailure(error, root)};
  const {code} = outcome.failure;
  if (!root || !surroundings || code === undefined || code === 'E_LIMIT') {
    return outcome;
  }
  // Counting the failed items can take longer than the run.
  report.soFar(outcome);
  const failedItems = await failedItemsOf(root, {...surroundings, timeLimitMs: remaining()});
  return {...outcome, ...(failedItems && {failedItems})};
}

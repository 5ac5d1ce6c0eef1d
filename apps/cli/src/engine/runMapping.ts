import {MappingError} from '@documentation/base/internal/values/errors';
import {callableOf} from '@documentation/mapping/internal/language/invoke';
import {callsIn} from '@documentation/mapping/internal/language/notation/nodesIn';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import {evaluate, type Surroundings} from '@documentation/mapping/internal/language/run/evaluate';
import {createFailedItems} from '@documentation/mapping/internal/language/run/failedItems';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {
  findMappingFunction,
  mappingFunctions,
} from '@documentation/mapping/internal/functions/index';
import {qualifiedName} from '@documentation/mapping/internal/language/qualifiedName';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {createStepRecording} from '@documentation/reference/internal/values/stepRecording';
import {failureOf, UnknownFunction} from './failures';
import {isUsed} from './inputKind';
import type {FailedItems, MappingJob, MappingOutcome, Report} from './messages';
import {readInput} from './readInput';
import {resultOf} from './results';

/** How much of a failed item the program gets. */
const SHOWN_LENGTH = 2000;
const SHOWN_FAILED_ITEMS = 5;

const byName = new Map(mappingFunctions.map((each) => [qualifiedName(each), each]));
const find = (name: string): MappingFunction | undefined => byName.get(name);

/** Fails if a mapping calls a function that doesn't exist. Loads the others with their libraries. */
async function loadFunctions(root: Node): Promise<void> {
  const calls = callsIn(root);
  const unknown = calls.find(({name}) => !byName.has(name));
  if (unknown) {
    throw new UnknownFunction(unknown);
  }
  await Promise.all(calls.map(({name}) => callableOf(find(name)!)));
}

async function readFiles(
  root: Node,
  {input, files}: MappingJob,
): Promise<Pick<Surroundings, 'input' | 'files'>> {
  const values: [string, Value][] = [];
  for (const [name, file] of Object.entries(files)) {
    // A file that the mapping doesn't use may be of any kind.
    const isRead = isUsed(root, {name});
    values.push([name, isRead ? await readInput(root, file, {name}, find) : file.content]);
  }
  const value = input && isUsed(root, {}) ? await readInput(root, input, {}, find) : null;
  return {input: value, files: Object.fromEntries(values)};
}

/** Runs the mapping again, without stopping at an item that fails, to see how many fail. */
async function failedItemsOf(
  root: Node,
  surroundings: Surroundings,
): Promise<FailedItems | undefined> {
  const {observer, failedItems} = createFailedItems();
  let isComplete = true;
  await evaluate(root, {...surroundings, observer}).catch((error: unknown) => {
    // Any other error is a consequence of the failed items.
    isComplete = !(error instanceof MappingError && error.code === 'E_LIMIT');
  });
  const found = isComplete ? failedItems() : undefined;
  return (
    found && {
      count: found.count,
      total: found.total,
      first: found.first.slice(0, SHOWN_FAILED_ITEMS).map(({label, item, error}) => ({
        label,
        item: cutToFit(item, SHOWN_LENGTH).value,
        message: (error as Error).message,
      })),
    }
  );
}

/** Runs a mapping, and describes how it ended. Reading the files counts towards the time limit. */
export async function runMapping(job: MappingJob, report: Report): Promise<MappingOutcome> {
  const {mapping, now, timeLimitMs, isRecorded} = job;
  const {observer, steps} = createStepRecording();
  let root: Node | undefined;
  let surroundings: Surroundings | undefined;
  let deadline = Infinity;
  let start = performance.now();
  const remaining = () => ({timeLimitMs: deadline - performance.now()});
  const soFar = () => ({
    elapsedMs: performance.now() - start,
    steps: isRecorded ? steps() : [],
  });
  try {
    root = parse(mapping);
    await loadFunctions(root);
    report.running();
    deadline = performance.now() + timeLimitMs;
    surroundings = {
      ...(await readFiles(root, job)),
      context: {now},
      resolve: findMappingFunction,
      ...(isRecorded && {observer}),
    };
    start = performance.now();
    const value = await evaluate(root, {...surroundings, ...remaining()});
    const outcome = soFar();
    return {...outcome, result: resultOf(value)};
  } catch (error) {
    const outcome = {...soFar(), failure: failureOf(error, root, find)};
    const {code} = outcome.failure;
    if (!root || !surroundings || code === undefined || code === 'E_LIMIT') {
      return outcome;
    }
    // Counting the failed items can take longer than the run.
    report.soFar(outcome);
    const failedItems = await failedItemsOf(root, {...surroundings, ...remaining()});
    return {...outcome, ...(failedItems && {failedItems})};
  }
}

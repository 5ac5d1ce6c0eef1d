// The worker that runs calls. It loads a function's code when a call names the function.
import {evaluate, evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {jsonProblem} from '@documentation/mapping/internal/language/notation/jsonProblem';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Value} from '@documentation/base/internal/values/types';
import {answerRuns, type Clock, type Done} from './answerRuns';
import {cutToFit} from '@documentation/reference/internal/values/cutToFit';
import {loadFunctions} from '@documentation/mapping/internal/runtime/loadFunctions';
import {catalogue} from './mappingDefinitions';
import {describeFailure} from './mappingFailures';
import type {Outcome, Run} from '../messages';

function inputOf({input}: Run): Value {
  try {
    return typeof input === 'string' ? (JSON.parse(input) as Value) : input;
  } catch {
    throw new NotationError(`The input isn’t valid JSON. ${jsonProblem(input as string)}`);
  }
}

async function evaluateRun(root: Node, run: Run): Promise<{value: Value; readBack?: Value}> {
  const {now, readBack} = run;
  // The page stops long runs itself, and doesn't count the time that libraries take to load.
  const surroundings = {context: {now}, resolve: catalogue.find, timeLimitMs: Infinity};
  const value = await evaluate(root, {input: inputOf(run), ...surroundings});
  if (readBack === undefined) {
    return {value};
  }
  const reader = readBack.replaceAll('@', '$');
  return {value, readBack: await evaluateNotation(reader, {input: value, ...surroundings})};
}

/** Prepares the outcome for the page, and cuts it if it is too large. */
async function show(
  evaluated: {value: Value; readBack?: Value},
  clock: Clock,
): Promise<Done<Outcome>> {
  const {value, readBack} = evaluated;
  const all = readBack ?? value;
  const {value: start, isCut} = cutToFit(all);
  if (!isCut) {
    return {outcome: evaluated};
  }
  const {describeWhole, wholeText} = await import('./whole');
  clock.stop();
  return {
    outcome: {
      ...(readBack === undefined ? {value: start} : {value, readBack: start}),
      whole: describeWhole(all),
    },
    wholeText: () => Promise.resolve(wholeText(all)),
  };
}

answerRuns<Run, Outcome>(async (run, clock) => {
  let root: Node | undefined;
  try {
    root = parse(run.call);
    await loadFunctions(root, catalogue);
    clock.start();
    return await show(await evaluateRun(root, run), clock);
  } catch (error) {
    return {outcome: {failure: {...(await describeFailure(error, root)), call: run.call}}};
  }
});

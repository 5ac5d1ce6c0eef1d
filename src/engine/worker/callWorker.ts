// The worker that runs calls. It loads a function's code when a call names the function.
import {MappingError} from '../../../functions/language/errors';
import {evaluate} from '../../../functions/language/evaluate';
import {jsonProblem} from '../../../functions/language/notation/jsonProblem';
import {callsIn} from '../../../functions/language/notation/nodesIn';
import {NotationError} from '../../../functions/language/notation/notationError';
import {parse} from '../../../functions/language/notation/parse';
import type {Call, Node} from '../../../functions/language/notation/tree';
import type {Value} from '../../../functions/language/types';
import {answerRuns, type Clock, type Done} from './answerRuns';
import {cutToFit} from './cutToFit';
import {findMappingFunction, mappingNames} from './mappingDefinitions';
import type {Failure, Outcome, Run, Suggestion} from '../messages';

function checkNames(root: Node): void {
  const unknown = callsIn(root).find(({name}) => !mappingNames.includes(name));
  if (unknown) {
    throw new UnknownFunction(unknown);
  }
}

class UnknownFunction extends NotationError {
  readonly found: string;

  constructor({name, from}: Call) {
    super(`There is no function named ${name}. Check the category and name.`, {
      from,
      to: from + name.length,
    });
    this.found = name;
  }
}

function inputOf({input}: Run): Value {
  try {
    return typeof input === 'string' ? (JSON.parse(input) as Value) : input;
  } catch {
    throw new NotationError(`The input isn’t valid JSON. ${jsonProblem(input as string)}`);
  }
}

async function evaluateRun(run: Run): Promise<{value: Value; readBack?: Value}> {
  const {call, now, readBack} = run;
  // The page stops long runs itself, and doesn't count the time that libraries take to load.
  const surroundings = {context: {now}, resolve: findMappingFunction, timeLimitMs: Infinity};
  const value = await evaluate(call, {input: inputOf(run), ...surroundings});
  if (readBack === undefined) {
    return {value};
  }
  const reader = readBack.replaceAll('@', '$');
  return {value, readBack: await evaluate(reader, {input: value, ...surroundings})};
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

/** Suggests what the reader probably meant. The code for this is loaded when a run first fails. */
async function suggestionFor(error: unknown, root: Node): Promise<Suggestion | undefined> {
  const isUnknown = error instanceof UnknownFunction;
  if (!isUnknown && !(error instanceof MappingError && error.parameter !== undefined)) {
    return undefined;
  }
  const {suggestName, suggestArgument} = await import('./suggest');
  if (isUnknown) {
    return suggestName(error.found, mappingNames);
  }
  const definition = await findMappingFunction(error.functionName);
  return definition && suggestArgument(root, error, definition);
}

async function failureOf(error: unknown, root: Node | undefined): Promise<Failure> {
  // If the suggestion can't be loaded, the failure is shown without one.
  const suggestion = root && (await suggestionFor(error, root).catch(() => undefined));
  if (error instanceof MappingError) {
    const {code, message, functionName, parameter, range} = error;
    return {code, message, functionName, parameter, range, suggestion};
  }
  if (!(error instanceof NotationError)) {
    return (await import('./failures')).unexpectedFailure(error);
  }
  const {message, range} = error;
  return {message, range, suggestion};
}

answerRuns<Run, Outcome>(async (run, clock) => {
  let root: Node | undefined;
  try {
    root = parse(run.call);
    checkNames(root);
    await Promise.all(callsIn(root).map(({name}) => findMappingFunction(name)));
    clock.start();
    return await show(await evaluateRun(run), clock);
  } catch (error) {
    return {outcome: {failure: {...(await failureOf(error, root)), call: run.call}}};
  }
});

// The worker that runs calls. It loads the code of a function when a call names it.
import {MappingError} from '../../functions/errors';
import {evaluate} from '../../functions/notation/evaluate';
import {NotationError, parse, type Node} from '../../functions/notation/parse';
import {answerRuns} from './answerRuns';
import {callsIn} from './calls';
import {findMappingFunction, mappingNames} from './mappingDefinitions';
import type {Failure, Outcome, Run, Suggestion} from './messages';

function checkNames(root: Node): void {
  for (const {name} of callsIn(root)) {
    if (name && !mappingNames.includes(name)) {
      throw new UnknownFunction(name);
    }
  }
}

class UnknownFunction extends NotationError {
  constructor(readonly found: string) {
    super(`There is no function named ${found}.`);
  }
}

async function evaluateRun({call, input, now, readBack}: Run): Promise<Outcome> {
  const surroundings = {context: {now}, resolve: findMappingFunction};
  const value = await evaluate(call, {input, ...surroundings});
  if (readBack === undefined) {
    return {value};
  }
  const reader = readBack.replaceAll('@', '$');
  return {value, readBack: await evaluate(reader, {input: value, ...surroundings})};
}

/** What the writer probably meant. Its code is loaded for the first run that fails. */
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
  // A failure is worth showing without a suggestion, too.
  const suggestion = root && (await suggestionFor(error, root).catch(() => undefined));
  if (error instanceof MappingError) {
    const {code, message, functionName, parameter} = error;
    return {code, message, functionName, parameter, suggestion};
  }
  const {message, position} = error as NotationError;
  return {message, position, suggestion};
}

answerRuns<Run, Outcome>(async (run, begin) => {
  let root: Node | undefined;
  try {
    root = parse(run.call);
    checkNames(root);
    await Promise.all(callsIn(root).map(({name}) => findMappingFunction(name)));
    begin();
    return await evaluateRun(run);
  } catch (error) {
    return {failure: await failureOf(error, root)};
  }
});

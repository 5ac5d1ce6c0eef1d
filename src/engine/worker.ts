// The worker that runs calls. It loads the code of a function when a call names it.
import {MappingError} from '../../functions/errors';
import {evaluate} from '../../functions/notation/evaluate';
import {NotationError, parse, type Node} from '../../functions/notation/parse';
import {answerRuns} from './answerRuns';
import {callsIn} from './calls';
import {findMappingFunction, mappingNames} from './mappingDefinitions';
import type {Failure, Outcome, Run} from './messages';
import {nearest} from './nearest';
import {suggestArgument} from './suggest';

function checkNames(root: Node): void {
  for (const {name} of callsIn(root)) {
    if (name && !mappingNames.includes(name)) {
      throw new UnknownFunction(name, nearest(name, mappingNames));
    }
  }
}

class UnknownFunction extends NotationError {
  constructor(
    readonly found: string,
    readonly replacement: string | undefined,
  ) {
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

async function failureOf(error: unknown, root: Node | undefined): Promise<Failure> {
  if (error instanceof MappingError) {
    const {code, message, functionName, parameter} = error;
    const definition = await findMappingFunction(functionName);
    const suggestion = root && definition && suggestArgument(root, error, definition);
    return {code, message, functionName, parameter, suggestion};
  }
  const {message, position, found, replacement} = error as Partial<UnknownFunction> & Error;
  return {
    message,
    position,
    suggestion: found && replacement ? {found, replacement} : undefined,
  };
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

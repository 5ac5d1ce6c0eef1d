// The worker that runs calls. It loads the code of a function when a call names it.
import {MappingError} from '../../functions/errors';
import {evaluate} from '../../functions/notation/evaluate';
import {NotationError, parse, type Node} from '../../functions/notation/parse';
import type {MappingFunction} from '../../functions/types';
import {callsIn} from './calls';
import type {Answer, Failure, Outcome, Question, Run} from './messages';
import {nearest} from './nearest';
import {suggestArgument} from './suggest';
import {watchLoading} from './watchLoading';

/** Every definition by its path, './Text/Upper.ts', each in a chunk of its own. */
const definitions = import.meta.webpackContext('../../functions/mappingFunctions', {
  mode: 'lazy',
  regExp: /^\.(?:\/[A-Z]\w*)+\/[A-Z]\w*\.ts$/,
});

/** './Readers/CSV/ReadRows.ts' → 'Readers.CSV.ReadRows' */
function nameOfPath(path: string): string {
  return path.slice(2, -3).replaceAll('/', '.');
}

const pathByName = new Map(definitions.keys().map((path) => [nameOfPath(path), path]));

async function resolve(name: string): Promise<MappingFunction | undefined> {
  const path = pathByName.get(name);
  return path === undefined
    ? undefined
    : ((await definitions(path)) as {default: MappingFunction}).default;
}

function checkNames(root: Node): void {
  for (const {name} of callsIn(root)) {
    if (name && !pathByName.has(name)) {
      throw new UnknownFunction(name, nearest(name, [...pathByName.keys()]));
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
  const context = {now};
  const value = await evaluate(call, {input, context, resolve});
  if (readBack === undefined) {
    return {value};
  }
  const reader = readBack.replaceAll('@', '$');
  return {value, readBack: await evaluate(reader, {input: value, context, resolve})};
}

async function failureOf(error: unknown, root: Node | undefined): Promise<Failure> {
  if (error instanceof MappingError) {
    const {code, message, functionName, parameter} = error;
    const definition = await resolve(functionName);
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

let current: number | undefined;

function answer(message: Answer): void {
  postMessage(message);
}

async function run({id, run: wanted}: Question): Promise<void> {
  current = id;
  let root: Node | undefined;
  let outcome: Outcome;
  try {
    root = parse(wanted.call);
    checkNames(root);
    await Promise.all(callsIn(root).map(({name}) => resolve(name)));
    answer({id, state: 'running'});
    outcome = await evaluateRun(wanted);
  } catch (error) {
    outcome = {failure: await failureOf(error, root)};
  }
  current = undefined;
  answer({id, state: 'done', outcome});
}

watchLoading((isLoading) => {
  if (current !== undefined) {
    answer({id: current, state: isLoading ? 'loading' : 'running'});
  }
});

addEventListener('message', ({data}: MessageEvent<Partial<Question>>) => {
  // The PDF library listens here, too; what isn't a question isn't for us.
  if (data.run) {
    void run(data as Question);
  }
});

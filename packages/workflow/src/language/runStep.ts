import {MappingError} from '@documentation/base/internal/values/errors';
import {withDefaults} from '@documentation/base/internal/jsonSchema/schemaDefaults';
import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import {failStep, StepError} from './stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {Answer, Call, Conversation, Step, Surroundings, WorkflowFunction} from './types';
import {checkOutput, failByMissingFields, type Exchange} from './unusableResponse';
import {shorten} from '@documentation/base/internal/values/quote';

export interface StepData {
  readonly configuration: JsonObject;
  readonly input: JsonObject;
}

/** Returns the response to a call, or throws a StepError, for example with the code E_TIMEOUT. */
export type AnswerCall = (call: Call) => Answer | Promise<Answer>;

function checked(
  what: 'configuration' | 'input',
  definition: WorkflowFunction,
  value: JsonObject,
): JsonObject {
  const filled = withDefaults(definition[what], value);
  const problem = schemaProblems(definition[what], filled)[0];
  if (problem) {
    const {pointer, message} = problem;
    const code = what === 'input' ? 'E_INPUT' : 'E_CONFIGURATION';
    failStep(
      code,
      `The ${what}${pointer && ` at ${shorten(pointer, 200)}`} isn’t valid. ${message}`,
      {
        part: what,
        pointer,
      },
    );
  }
  return filled as JsonObject;
}

async function converse(conversation: Conversation<unknown>, answer: AnswerCall): Promise<unknown> {
  let turn = await conversation.next(undefined);
  while (!turn.done) {
    let reply: Answer;
    try {
      reply = await answer(turn.value);
    } catch (error) {
      turn = await conversation.throw(error);
      continue;
    }
    turn = await conversation.next(reply);
  }
  return turn.value;
}

/** Calls other systems. If a response isn't what the step expects, it fails with E_UPSTREAM. */
async function call(
  definition: Extract<WorkflowFunction, {converse: unknown}>,
  step: Step<never, never>,
  answer: AnswerCall,
): Promise<unknown> {
  const exchanges: Exchange[] = [];
  const failures = new Set<unknown>();
  try {
    const output = await converse(definition.converse(step as never), async (made) => {
      try {
        const reply = await answer(made);
        exchanges.push({call: made, answer: reply});
        return reply;
      } catch (error) {
        failures.add(error);
        throw error;
      }
    });
    const plain = withoutUndefined(output as Json);
    checkOutput(definition, plain, exchanges);
    return plain;
  } catch (error) {
    if (!(error instanceof TypeError) || failures.has(error) || exchanges.length === 0) {
      throw error;
    }
    return failByMissingFields(exchanges, (answers) => {
      const again = answers.values();
      const store = {...step.surroundings.store, set: () => {}, delete: () => {}};
      const repeated = {...step, surroundings: {...step.surroundings, store}};
      return converse(definition.converse(repeated as never), () => again.next().value);
    });
  }
}

/** Checks the configuration and input, then runs the step. Returns its output, or null if no run starts. */
export async function runStep(
  definition: WorkflowFunction,
  {configuration, input}: StepData,
  surroundings: Surroundings,
  answer: AnswerCall,
): Promise<JsonObject | null> {
  const step = {
    configuration: checked('configuration', definition, configuration),
    input: checked('input', definition, input),
    surroundings,
  } as never;
  try {
    const output: unknown =
      'run' in definition ? await definition.run(step) : await call(definition, step, answer);
    return withoutUndefined(output as Json) as JsonObject | null;
  } catch (error) {
    if (error instanceof MappingError) {
      throw new StepError(error.code, error.message);
    }
    if (error instanceof URIError) {
      failStep(
        'E_INPUT',
        'The configuration or input contains a lone surrogate (half a character), which URLs and cookies can’t contain. Remove it.',
      );
    }
    throw error;
  }
}

/** Removes optional fields that a function left undefined. */
function withoutUndefined(value: Json): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

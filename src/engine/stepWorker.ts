// The worker that runs steps. What a step asks of others is noted and never sent.
import {isEqual} from '../../functions/equality';
import {rehearseStep, type RehearsalResult} from '../../functions/rehearseStep';
import {StepError} from '../../functions/stepErrors';
import type {
  Call,
  HttpRequest,
  RecordedCall,
  SqlStatement,
  WorkflowFunction,
} from '../../functions/workflowTypes';
import {answerRuns} from './answerRuns';
import {findMappingFunction} from './mappingDefinitions';
import type {StepOutcome, StepRun} from './messages';

/** Every definition by its path, './Slack/PostMessage.ts', each in a chunk of its own. */
const definitions = import.meta.webpackContext('../../functions/workflowFunctions', {
  mode: 'lazy',
  regExp: /^\.\/[A-Z]\w*\/[A-Z]\w*\.ts$/,
});

/** The answer that stands in, to the call that was really made. */
function answered(call: Call, recorded: RecordedCall): RecordedCall {
  if ('request' in recorded) {
    return {...recorded, request: call as HttpRequest};
  }
  return 'statement' in recorded
    ? {...recorded, statement: call as SqlStatement}
    : (call as {wait: number});
}

function outcomeOf(
  {given: {store: storeBefore = {}} = {}, calls: recorded = []}: StepRun,
  {outcome, calls, store}: RehearsalResult,
): StepOutcome {
  const count = outcome === undefined ? calls.length - 1 : calls.length;
  const done = calls.slice(0, count).map((call, index) => answered(call, recorded[index]!));
  if (outcome === undefined) {
    return {calls: done, unanswered: calls[count]!};
  }
  if (outcome instanceof StepError) {
    const {code, message, place} = outcome;
    return {calls: done, failure: {code, message, place}};
  }
  const isChanged = !isEqual(store, storeBefore);
  return {calls: done, output: outcome, ...(isChanged && {storeAfter: store})};
}

answerRuns<StepRun, StepOutcome>(async (run, begin) => {
  try {
    const module = await definitions(`./${run.function}.ts`);
    begin();
    const {default: definition} = module as {default: WorkflowFunction};
    return outcomeOf(run, await rehearseStep(definition, run, findMappingFunction));
  } catch (error) {
    return {failure: {message: (error as Error).message}};
  }
});

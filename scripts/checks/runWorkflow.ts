// Runs a workflow as written in the guides: each step receives the outputs of the earlier ones.
import {EXAMPLE_NOW} from '../../functions/workflow/recordedCalls';
import {findMappingFunction} from '../../functions/mappingFunctions';
import {evaluate} from '../../functions/language/run/evaluate';
import {rehearseStep} from '../../functions/workflow/rehearseStep';
import {StepError} from '../../functions/workflow/stepErrors';
import type {
  Call,
  Json,
  JsonObject,
  RecordedCall,
  WorkflowExample,
} from '../../functions/workflow/types';
import {findWorkflowFunction, type WorkflowDocument} from './workflowDocument';

interface Outside {
  /** The trigger's input. */
  readonly event: JsonObject;
  /** The platform state. */
  readonly given?: WorkflowExample['given'];
  /** The responses of other services, keyed by the ID of the step that calls them. */
  readonly calls?: Readonly<Record<string, readonly RecordedCall[]>>;
}

interface Run {
  /** The output of each step, keyed by its ID. */
  readonly outputs: Readonly<Record<string, JsonObject>>;
  readonly calls: Readonly<Record<string, readonly Call[]>>;
  readonly store: JsonObject;
  /** The step that ended the run with an error, and the error. */
  readonly failed?: {readonly step: string; readonly error: StepError};
}

async function inputOf(
  notationByName: Readonly<Record<string, string>>,
  outputs: JsonObject,
): Promise<JsonObject> {
  const entries = Object.entries(notationByName).map(async ([name, notation]) => {
    const options = {input: outputs, context: {now: EXAMPLE_NOW}, resolve: findMappingFunction};
    return [name, (await evaluate(notation, options)) as Json] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

export async function runWorkflow(
  {steps}: WorkflowDocument,
  {event, given = {}, calls: recorded = {}}: Outside,
): Promise<Run> {
  const outputs: Record<string, JsonObject> = {};
  const calls: Record<string, readonly Call[]> = {};
  let store = given.store ?? {};
  for (const [index, {id, function: name, configuration, input = {}}] of steps.entries()) {
    const rehearsal = {
      configuration: configuration as JsonObject,
      input: index === 0 ? event : await inputOf(input, outputs),
      given: {...given, store},
      calls: recorded[id] ?? [],
    };
    const run = await rehearseStep(findWorkflowFunction(name)!, rehearsal, findMappingFunction);
    if (run.outcome === undefined) {
      throw new Error(
        `The step "${id}" makes a call that has no recorded response. Add one to \`calls\`.`,
      );
    }
    calls[id] = run.calls;
    if (run.outcome instanceof StepError) {
      return {outputs, calls, store, failed: {step: id, error: run.outcome}};
    }
    store = run.store;
    outputs[id] = run.outcome ?? {};
  }
  return {outputs, calls, store};
}

// Lists what is wrong with a workflow or a single step, as written in the guides.
import {isObject} from '../../functions/language/isObject';
import {nodesIn} from '../../functions/language/notation/nodesIn';
import {NotationError} from '../../functions/language/notation/notationError';
import {parse} from '../../functions/language/notation/parse';
import type {Node} from '../../functions/language/notation/tree';
import {withDefaults} from '../../functions/workflow/schemaDefaults';
import {schemaProblems} from '../../functions/workflow/schemaProblems';
import type {Schema} from '../../functions/workflow/schemas';
import type {Value} from '../../functions/language/types';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {Json, WorkflowFunction} from '../../functions/workflow/types';

interface Step {
  readonly id: string;
  readonly function: string;
  readonly configuration: Readonly<Record<string, Value>>;
  /** The mapping notation of each input, keyed by input name. `$` contains the outputs of earlier steps. */
  readonly input?: Readonly<Record<string, string>>;
}

const stepKeys = ['id', 'function', 'configuration', 'input'];

export interface WorkflowDocument {
  readonly steps: readonly Step[];
}

const byId = new Map(
  workflowFunctions.map((definition) => [`${definition.category}/${definition.name}`, definition]),
);

/** Finds a workflow function by its identifier: 'Slack/PostMessage' */
export function findWorkflowFunction(id: string): WorkflowFunction | undefined {
  return byId.get(id);
}

/** Returns the fields in a path, up to the first key in brackets: $.request.body → ['request', 'body'] */
function fieldsOf(node: Node): string[] {
  if (node.type !== 'Path' || node.start.type !== 'Variable' || node.start.name !== '$') {
    return [];
  }
  const end = node.keys.findIndex((key) => key.type !== 'Literal' || typeof key.value !== 'string');
  const fields = end === -1 ? node.keys : node.keys.slice(0, end);
  return fields.map((key) => (key as {value: string}).value);
}

/** Lists the paths into earlier steps. */
function referencesOf(notation: string): string[][] {
  return nodesIn(parse(notation))
    .map(fieldsOf)
    .filter((path) => path.length > 0);
}

function hasField(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  // A schema that doesn't list its fields allows any field.
  if (name === undefined || !schema?.properties) {
    return true;
  }
  return Object.hasOwn(schema.properties, name) && hasField(schema.properties[name], rest);
}

/** Checks the configuration and the input names against the function's definition. */
function catalogueProblems({id, function: name, configuration, input}: Step): string[] {
  const definition = byId.get(name);
  if (!definition) {
    return [`${id}: there is no workflow function named ${name}. Check the category and name.`];
  }
  const filled = withDefaults(definition.configuration, configuration as Json);
  return [
    ...schemaProblems(definition.configuration, filled).map(
      ({pointer, message}) => `${id}: the configuration${pointer && ` at ${pointer}`}: ${message}`,
    ),
    ...inputNameProblems(id, definition, Object.keys(input ?? {})),
  ];
}

function inputNameProblems(
  id: string,
  {kind, input}: WorkflowFunction,
  names: readonly string[],
): string[] {
  // A trigger's input comes from outside the workflow.
  const required = kind === 'trigger' ? [] : (input.required ?? []);
  return [
    ...names
      .filter((name) => kind === 'trigger' || !Object.hasOwn(input.properties, name))
      .map((name) => `${id}: there is no input named "${name}".`),
    ...required
      .filter((name) => !names.includes(name))
      .map((name) => `${id}: the input "${name}" is missing.`),
  ];
}

function shapeProblems(step: unknown): string[] {
  if (!isObject(step)) {
    return ['A step must be an object.'];
  }
  const {id, function: name, configuration, input = {}} = step;
  return [
    ...Object.keys(step)
      .filter((key) => !stepKeys.includes(key))
      .map((key) => `A step can't have the field "${key}".`),
    ...(typeof id === 'string' && /^[a-z][A-Za-z]*$/.test(id)
      ? []
      : ['A step must have an ID that consists of letters and starts with a lowercase letter.']),
    ...(typeof name === 'string' ? [] : ['A step must name its function.']),
    ...(isObject(configuration) ? [] : ['A step must have a configuration, which may be empty.']),
    ...(isObject(input) && Object.values(input).every((value) => typeof value === 'string')
      ? []
      : ['The values of "input" must be text in mapping notation.']),
  ];
}

/** Checks that references lead to earlier steps, if `earlier` is given. */
function inputProblems({id, input = {}}: Step, earlier?: readonly Step[]): string[] {
  return Object.entries(input).flatMap(([name, notation]) => {
    try {
      return referencesOf(notation).flatMap(([reference = '', ...path]) => {
        const step = earlier?.find((candidate) => candidate.id === reference);
        if (earlier && !step) {
          return [`${id}: "${name}" refers to "${reference}", which isn't an earlier step.`];
        }
        return step && !hasField(byId.get(step.function)?.output, path)
          ? [
              `${id}: "${name}" refers to ${path.join('.')}, which isn't in the output of ${step.function}.`,
            ]
          : [];
      });
    } catch (error) {
      if (!(error instanceof NotationError)) {
        throw error;
      }
      return [`${id}: "${name}" isn't valid notation. ${error.message}`];
    }
  });
}

function stepProblems(step: unknown, earlier?: readonly Step[]): string[] {
  const problems = shapeProblems(step);
  return problems.length > 0
    ? problems
    : // A path and its prefixes can report the same problem, so duplicates are removed.
      [...catalogueProblems(step as Step), ...new Set(inputProblems(step as Step, earlier))];
}

export function validateStep(step: Value): Promise<readonly string[]> {
  return Promise.resolve(stepProblems(step));
}

export function validateWorkflow(document: Value): Promise<readonly string[]> {
  const steps = isObject(document) && Array.isArray(document.steps) ? document.steps : [];
  const ids = steps.map((step) => String((step as Partial<Step> | null)?.id));
  return Promise.resolve([
    ...(steps.length > 0 ? [] : ['A workflow must be an object with "steps".']),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `Two steps have the ID "${id}". Rename one of them.`),
    ...steps.flatMap((step, index) => stepProblems(step, steps.slice(0, index) as Step[])),
  ]);
}

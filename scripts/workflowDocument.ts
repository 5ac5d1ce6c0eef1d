// Says what is wrong with a workflow, or with one step of it, as the guides write them.
import {NotationError, parse, type Node} from '../functions/notation/parse';
import type {Value} from '../functions/types';

interface Step {
  readonly id: string;
  readonly function: string;
  readonly configuration: Readonly<Record<string, Value>>;
  /** By the name of the input, each in the notation; `$` holds what earlier steps handed on. */
  readonly input?: Readonly<Record<string, string>>;
}

const stepKeys = ['id', 'function', 'configuration', 'input'];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The nodes of a tree of notation, whatever their kinds. */
function nodesOf(value: unknown): Node[] {
  if (Array.isArray(value)) {
    return value.flatMap(nodesOf);
  }
  if (!isObject(value)) {
    return [];
  }
  const own = 'type' in value ? [value as unknown as Node] : [];
  return [...own, ...Object.values(value).flatMap(nodesOf)];
}

/** The steps that notation refers to: '$.request.body' → ['request'] */
function referencesOf(notation: string): string[] {
  return nodesOf(parse(notation)).flatMap((node) => {
    const owner = node.object as Node | undefined;
    const isStep = owner?.type === 'Identifier' && owner.name === '$' && !node.computed;
    return isStep ? [(node.property as Node).name as string] : [];
  });
}

function shapeProblems(step: unknown): string[] {
  if (!isObject(step)) {
    return ['A step is an object.'];
  }
  const {id, function: name, configuration, input = {}} = step;
  return [
    ...Object.keys(step)
      .filter((key) => !stepKeys.includes(key))
      .map((key) => `A step has no "${key}".`),
    ...(typeof id === 'string' && /^[a-z][A-Za-z]*$/.test(id) ? [] : ['A step needs an id.']),
    ...(typeof name === 'string' ? [] : ['A step names its function.']),
    ...(isObject(configuration) ? [] : ['A step has a configuration, which may be empty.']),
    ...(isObject(input) && Object.values(input).every((value) => typeof value === 'string')
      ? []
      : ['The values of "input" are notation, in text.']),
  ];
}

/** `earlier` are the ids of the steps before it; without them, any reference will do. */
function inputProblems({id, input = {}}: Step, earlier?: readonly string[]): string[] {
  return Object.entries(input).flatMap(([name, notation]) => {
    try {
      return referencesOf(notation)
        .filter((reference) => earlier && !earlier.includes(reference))
        .map(
          (reference) => `${id}: "${name}" asks for "${reference}", which isn't an earlier step.`,
        );
    } catch (error) {
      if (!(error instanceof NotationError)) {
        throw error;
      }
      return [`${id}: "${name}" can't be read. ${error.message}`];
    }
  });
}

function stepProblems(step: unknown, earlier?: readonly string[]): string[] {
  const problems = shapeProblems(step);
  return problems.length > 0 ? problems : inputProblems(step as Step, earlier);
}

export function validateStep(step: Value): Promise<readonly string[]> {
  return Promise.resolve(stepProblems(step));
}

export function validateWorkflow(document: Value): Promise<readonly string[]> {
  const steps = isObject(document) && Array.isArray(document.steps) ? document.steps : [];
  const ids = steps.map((step) => String((step as Partial<Step> | null)?.id));
  return Promise.resolve([
    ...(steps.length > 0 ? [] : ['A workflow is an object with "steps".']),
    ...ids
      .filter((id, index) => ids.indexOf(id) < index)
      .map((id) => `Two steps are named "${id}".`),
    ...steps.flatMap((step, index) => stepProblems(step, ids.slice(0, index))),
  ]);
}

/** Checks that expressions are valid, and that they refer to outputs that exist when they are evaluated. */
import {object, type Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {branchesOf} from './branchesOf';
import {expressionsOf, referencesOf} from './expressions';
import {isChoice, isEnd, SPLIT_ITEMS, type WorkflowDocument, type WorkflowStep} from './types';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/** The outputs that a step can read, by step ID. A schema that doesn't list its fields allows any field. */
type Scope = Readonly<Record<string, Schema>>;

export type OutputOf = (identifier: string) => Schema | undefined;

const error = object({code: {type: 'string'}, message: {type: 'string'}});
const batch = object({items: {type: 'array'}, index: {type: 'integer'}});

function hasField(schema: Schema | undefined, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined || !schema?.properties) {
    return true;
  }
  return Object.hasOwn(schema.properties, name) && hasField(schema.properties[name], rest);
}

/** What later steps can read from a step. */
function outputSchema(step: WorkflowStep, outputOf: OutputOf): Schema {
  if (isChoice(step) || isEnd(step)) {
    return {};
  }
  const output = outputOf(step.function) ?? {};
  const canFail = step.onError === 'continue' || step.onError === 'branch';
  return canFail && output.properties
    ? {...output, properties: {...output.properties, error}}
    : output;
}

/** What the steps of a branch can read from the step that the branch belongs to. */
function ownSchema(step: WorkflowStep, field: string): Schema | undefined {
  if (field === 'errorBranch') {
    return object({error});
  }
  return 'function' in step && step.function === SPLIT_ITEMS ? batch : undefined;
}

function referenceProblem([id = '', ...path]: readonly string[], scope: Scope): string | undefined {
  if (!Object.hasOwn(scope, id)) {
    const known = Object.keys(scope).join(', ');
    return `refers to ${quote(id)}, which isn’t an earlier step. ${known ? `Earlier steps: ${shorten(known, 200)}.` : 'There are no earlier steps.'}`;
  }
  return hasField(scope[id], path)
    ? undefined
    : `refers to ${quote(path.join('.'))}, which isn’t in the output of ${quote(id)}.`;
}

/** Lists what is wrong with the expressions of one step. Without a scope, only their notation is checked. */
export function expressionProblems(step: WorkflowStep, place: string, scope?: Scope): string[] {
  const problems = expressionsOf(step).flatMap(({field, notation}) => {
    const found = referencesOf(notation);
    if (typeof found === 'string') {
      return [`${place}.${field}: This isn’t a valid expression. ${found}`];
    }
    return scope
      ? found.flatMap((path) => {
          const problem = referenceProblem(path, scope);
          return problem === undefined ? [] : [`${place}.${field} ${problem}`];
        })
      : [];
  });
  // A path and its prefixes can report the same problem.
  return [...new Set(problems)];
}

function problemsIn(
  steps: readonly WorkflowStep[],
  list: string,
  outer: Scope,
  outputOf: OutputOf,
): string[] {
  let scope = outer;
  return steps.flatMap((step, index) => {
    const place = `${list}[${index}]`;
    const inBranches = branchesOf(step).flatMap(({field, steps: inner}) => {
      const own = ownSchema(step, field);
      const seen = own ? {...scope, [step.id]: own} : scope;
      return problemsIn(inner, `${place}.${field}`, seen, outputOf);
    });
    const problems = [...expressionProblems(step, place, scope), ...inBranches];
    scope = {...scope, [step.id]: outputSchema(step, outputOf)};
    return problems;
  });
}

export function referenceProblems({steps}: WorkflowDocument, outputOf: OutputOf): string[] {
  return problemsIn(steps, 'steps', {}, outputOf);
}

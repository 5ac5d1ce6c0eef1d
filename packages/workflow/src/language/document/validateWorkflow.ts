import {isObject} from '@documentation/base/internal/values/isObject';
import {isStackOverflow} from '@documentation/base/internal/values/stackOverflow';
import {schemaProblems} from '@documentation/base/internal/jsonSchema/schemaProblems';
import type {Schema} from '@documentation/base/internal/jsonSchema/schemas';
import {identifierOf, type FunctionFacts} from './functionRules';
import {messageFor} from './messages';
import {placeOf} from './places';
import {expressionProblems, referenceProblems} from './references';
import {structureProblems} from './structure';
import type {WorkflowDocument, WorkflowStep} from './types';
import {workflowSchema} from './workflowSchema';

export interface Validator {
  /** Lists what is wrong with a document, each with its place: 'steps[2].branches.invoice[0]: …' */
  readonly workflow: (document: unknown) => string[];
  /** Lists what is wrong with a single step, without checking which steps it refers to. */
  readonly step: (step: unknown) => string[];
}

/** Creates a validator for documents that use the given functions. */
export function createValidator(definitions: readonly FunctionFacts[]): Validator {
  const byId = new Map(definitions.map((definition) => [identifierOf(definition), definition]));
  const schema = workflowSchema(definitions);

  function problemsBySchema(part: Schema, value: unknown, root: string): string[] {
    const problems = schemaProblems(part, value);
    const forbidden = problems.filter(({keyword}) => keyword === 'false');
    // Ignore problems inside a field that isn't allowed.
    const isInside = (pointer: string) =>
      forbidden.some(
        (other) => pointer === other.pointer || pointer.startsWith(`${other.pointer}/`),
      );
    const listed = new Set(
      problems.filter(({keyword}) => keyword === 'oneOf').map(({pointer}) => pointer),
    );
    const messages = problems
      .filter(({pointer, keyword}) => keyword === 'false' || !isInside(pointer))
      // Keep the problem that lists all allowed values, rather than one problem per value.
      .filter(({pointer, keyword}) => keyword !== 'const' || !listed.has(pointer))
      .map((problem) => {
        const place = placeOf(problem.pointer) || root;
        return `${place}: ${messageFor(problem, value, (name) => byId.get(name)?.kind)}`;
      });
    // The rules for all steps and those for one function can report the same problem.
    return [...new Set(messages)];
  }

  function stepSchema(step: unknown): Schema {
    const name = isObject(step) ? String(step.function) : '';
    const kind = byId.get(name)?.kind === 'trigger' ? 'trigger' : 'step';
    return {$defs: schema.$defs, $ref: `#/$defs/${kind}`};
  }

  /** Branches in branches can be nested deeper than the checks can follow. */
  function orTooDeep(check: () => string[]): string[] {
    try {
      return check();
    } catch (error) {
      if (!isStackOverflow(error)) {
        throw error;
      }
      return [
        'the workflow: Its branches are nested too deeply. Move steps to a workflow of their own.',
      ];
    }
  }

  function workflowProblems(value: unknown): string[] {
    const problems = problemsBySchema(schema, value, 'the workflow');
    if (problems.length > 0) {
      return problems;
    }
    const document = value as WorkflowDocument;
    return [
      ...structureProblems(document, (name) => byId.get(name)?.kind),
      ...referenceProblems(document, (name) => byId.get(name)?.output),
    ];
  }

  function stepProblems(value: unknown): string[] {
    const problems = problemsBySchema(stepSchema(value), value, 'the step');
    return problems.length > 0 ? problems : expressionProblems(value as WorkflowStep, 'the step');
  }

  return {
    workflow: (value) => orTooDeep(() => workflowProblems(value)),
    step: (value) => orTooDeep(() => stepProblems(value)),
  };
}

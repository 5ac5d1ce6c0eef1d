import type {IndexFacts} from '@documentation/mapping/internal/language/types';
import type {ObjectSchema, ValueOf} from '@documentation/base/internal/jsonSchema/schemas';
import type {Conversation, StepOf, WorkflowFunction, WorkflowFunctionFacts} from './types';

type Definition<C extends ObjectSchema, I extends ObjectSchema, O extends ObjectSchema> = Omit<
  WorkflowFunctionFacts & IndexFacts,
  'configuration' | 'input' | 'output'
> & {
  readonly configuration: C;
  readonly input: I;
  readonly output: O;
} & (
    | {
        readonly run: (step: StepOf<C, I>) => ValueOf<O> | null | Promise<ValueOf<O> | null>;
      }
    | {readonly converse: (step: StepOf<C, I>) => Conversation<ValueOf<O>>}
  );

/** Infers the types of `run` or `converse` from the declared schemas. At run time, runStep.ts checks the values. */
export function defineWorkflowFunction<
  const C extends ObjectSchema,
  const I extends ObjectSchema,
  const O extends ObjectSchema,
>(definition: Definition<C, I, O>): WorkflowFunction {
  return definition;
}

import type {MaybePromise, Steps} from './steps';
import type {Value} from '@documentation/base/internal/values/types';
import type {
  Arguments,
  Context,
  IndexFacts,
  MappingFunction,
  MappingFunctionFacts,
  Parameter,
} from './types';

type Definition<P extends Readonly<Record<string, Parameter>>, L> = Omit<
  MappingFunctionFacts & IndexFacts,
  'parameters'
> & {
  readonly parameters: P;
  readonly load?: () => Promise<L>;
  readonly run: (args: Arguments<P>, context: Context, loaded: L) => MaybePromise<Value> | Steps;
};

/** Infers the argument types of `run` from the declared parameters. At run time, invoke.ts checks the arguments. */
export function defineMappingFunction<const P extends Readonly<Record<string, Parameter>>, L>(
  definition: Definition<P, L>,
): MappingFunction {
  return definition;
}

import type {
  Arguments,
  Context,
  IndexFacts,
  MappingFunction,
  MappingFunctionFacts,
  Parameter,
  Value,
} from './language/types';

type Definition<P extends Readonly<Record<string, Parameter>>> = Omit<
  MappingFunctionFacts & IndexFacts,
  'parameters'
> & {
  readonly parameters: P;
  readonly run: (args: Arguments<P>, context: Context) => Value | Promise<Value>;
};

/** Infers the argument types of `run` from the declared parameters. At run time, invoke.ts checks the arguments. */
export function defineMappingFunction<const P extends Readonly<Record<string, Parameter>>>(
  definition: Definition<P>,
): MappingFunction {
  return definition;
}

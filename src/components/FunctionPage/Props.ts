import type {MappingFunctionFacts} from '../../../functions/language/types';

/** The props of every part of a function page. */
export interface Props {
  readonly of: MappingFunctionFacts;
}

/** The props of the parts that show examples. */
export interface PropsWithMessages extends Props {
  /** The error messages of failing examples, by title. */
  readonly messages: Readonly<Record<string, string>>;
}

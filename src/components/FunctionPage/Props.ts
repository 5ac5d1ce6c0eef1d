import type {MappingFunctionFacts} from '../../../functions/language/types';

/** What every part of a function page gets. */
export interface Props {
  readonly of: MappingFunctionFacts;
}

/** What the parts with examples get, too. */
export interface PropsWithMessages extends Props {
  /** What the failing examples say, by their titles. */
  readonly messages: Readonly<Record<string, string>>;
}

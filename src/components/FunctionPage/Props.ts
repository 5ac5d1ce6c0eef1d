import type {MappingFunctionFacts} from '../../../functions/language/types';

/** What every part of a function page gets. */
export interface Props {
  readonly of: MappingFunctionFacts;
}

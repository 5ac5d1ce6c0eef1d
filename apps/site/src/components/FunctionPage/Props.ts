import type {MappingFunctionFacts} from '@documentation/mapping/internal/language/types';
import type {GuideUse} from '@documentation/reference/internal/pages/guideUse';

/** The props of every part of a function page. */
export interface Props {
  readonly of: MappingFunctionFacts;
}

/** The props of the parts that show examples. */
export interface PropsWithMessages extends Props {
  /** The error messages of failing examples, by title. */
  readonly messages: Readonly<Record<string, string>>;
}

/** The props of the part that links to other pages. */
export interface PropsWithGuides extends Props {
  /** The sections of guides that use the function, if there are any. */
  readonly guides?: readonly GuideUse[];
}

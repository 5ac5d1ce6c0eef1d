import {createMatcher} from '@docusaurus/utils';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {AllFailureMessages} from './failureMessages';
import type {GuideUses} from './guideUses';
import {mappingFunctionPage} from './mappingFunctionPage';
import type {AllPictures} from './pictures';
import type {AllSyntaxPreviews} from './syntaxPreviews';
import {workflowFunctionPage} from './workflowFunctionPage';

/**
 * Matches the function pages in docs/, like the pattern in .gitignore. Function
 * names start with a capital letter, unlike 'index'.
 */
export const functionPagePattern = 'platformRef/*Functions/**/[A-Z]*.mdx';

export const isFunctionPage: (path: string) => boolean = createMatcher([functionPagePattern]);

/** The data that the build computes by running the functions, and the guides, keyed by the path of the definition. */
interface AllComputed {
  readonly guides?: GuideUses;
  readonly messages?: AllFailureMessages;
  readonly pictures?: AllPictures;
  readonly previews?: AllSyntaxPreviews;
}

/** Returns the sources of all function pages, keyed by their path in docs/. */
export function functionPages({
  guides = {},
  messages = {},
  pictures = {},
  previews = {},
}: AllComputed = {}): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const definition of mappingFunctions) {
    const id = `mappingFunctions/${definition.category}/${definition.name}`;
    const computed = {
      guides: guides[id],
      messages: messages[id],
      picture: pictures[id],
      previews: previews[id],
    };
    pages.set(`platformRef/${id}.mdx`, mappingFunctionPage(definition, computed));
  }
  for (const definition of workflowFunctions) {
    const id = `workflowFunctions/${definition.category}/${definition.name}`;
    const computed = {guides: guides[id], messages: messages[id]};
    pages.set(`platformRef/${id}.mdx`, workflowFunctionPage(definition, computed));
  }
  return pages;
}

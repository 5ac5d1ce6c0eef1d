import {historyOf} from '@documentation/reference/internal/changeLog/index';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import type {AllFailureMessages} from './failureMessages';
import type {GuideUses} from './guideUses';
import {mappingFunctionPage} from './mappingFunctionPage';
import type {AllPictures} from './pictures';
import type {AllSyntaxPreviews} from './syntaxPreviews';
import {workflowFunctionPage} from './workflowFunctionPage';

/** The data that the build computes by running the functions, and the guides, keyed by the path of the definition. */
interface AllComputed {
  readonly guides?: GuideUses;
  readonly messages?: AllFailureMessages;
  readonly pictures?: AllPictures;
  readonly previews?: AllSyntaxPreviews;
}

/** Returns the sources of all function pages, keyed by their path in apps/site/content/docs/. */
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
      history: historyOf(id),
    };
    pages.set(`platformRef/${id}.mdx`, mappingFunctionPage(definition, computed));
  }
  for (const definition of workflowFunctions) {
    const id = `workflowFunctions/${definition.category}/${definition.name}`;
    const computed = {guides: guides[id], messages: messages[id], history: historyOf(id)};
    pages.set(`platformRef/${id}.mdx`, workflowFunctionPage(definition, computed));
  }
  return pages;
}

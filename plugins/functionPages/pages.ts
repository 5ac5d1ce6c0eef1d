import {historyOf} from '../../functions/changeLog';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {AllFailureMessages} from './failureMessages';
import {mappingFunctionPage} from './mappingFunctionPage';
import type {AllPictures} from './pictures';
import type {AllSyntaxPreviews} from './syntaxPreviews';
import {workflowFunctionPage} from './workflowFunctionPage';

/** The data that the build computes by running the functions, keyed by the path of the definition. */
interface AllComputed {
  readonly messages?: AllFailureMessages;
  readonly pictures?: AllPictures;
  readonly previews?: AllSyntaxPreviews;
}

/** Returns the sources of all function pages, keyed by their path in docs/. */
export function functionPages({
  messages = {},
  pictures = {},
  previews = {},
}: AllComputed = {}): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const definition of mappingFunctions) {
    const id = `mappingFunctions/${definition.category}/${definition.name}`;
    const computed = {
      messages: messages[id],
      picture: pictures[id],
      previews: previews[id],
      history: historyOf(id),
    };
    pages.set(`platformRef/${id}.mdx`, mappingFunctionPage(definition, computed));
  }
  for (const definition of workflowFunctions) {
    const id = `workflowFunctions/${definition.category}/${definition.name}`;
    pages.set(
      `platformRef/${id}.mdx`,
      workflowFunctionPage(definition, {messages: messages[id], history: historyOf(id)}),
    );
  }
  return pages;
}

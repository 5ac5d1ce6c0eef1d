import {createMatcher} from '@docusaurus/utils';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import type {AllFailureMessages} from './failureMessages';
import {mappingFunctionPage} from './mappingFunctionPage';
import type {AllPictures} from './pictures';
import {workflowFunctionPage} from './workflowFunctionPage';

/** Below docs/; .gitignore has the same. A function's name starts with a capital letter, 'index' doesn't. */
export const functionPagePattern = 'platformRef/*Functions/**/[A-Z]*.mdx';

export const isFunctionPage: (path: string) => boolean = createMatcher([functionPagePattern]);

/** The sources of all function pages by their path below docs/. */
export function functionPages(
  messages: AllFailureMessages = {},
  pictures: AllPictures = {},
): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  for (const definition of mappingFunctions) {
    const id = `mappingFunctions/${definition.category}/${definition.name}`;
    pages.set(`platformRef/${id}.mdx`, mappingFunctionPage(definition, messages[id], pictures[id]));
  }
  for (const definition of workflowFunctions) {
    const id = `workflowFunctions/${definition.category}/${definition.name}`;
    pages.set(`platformRef/${id}.mdx`, workflowFunctionPage(definition, messages[id]));
  }
  return pages;
}

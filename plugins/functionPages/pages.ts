import {createMatcher} from '@docusaurus/utils';
import {mappingFunctions} from '../../functions/mappingFunctions';
import {workflowFunctions} from '../../functions/workflowFunctions';
import {mappingFunctionPage} from './mappingFunctionPage';
import {workflowFunctionPage} from './workflowFunctionPage';

/** Below docs/; .gitignore has the same. A function's name starts with a capital letter, 'index' doesn't. */
export const functionPagePattern = 'platformRef/*Functions/**/[A-Z]*.mdx';

export const isFunctionPage: (path: string) => boolean = createMatcher([functionPagePattern]);

function pathOf(folder: string, {category, name}: {category: string; name: string}): string {
  return `platformRef/${folder}/${category}/${name}.mdx`;
}

/** The sources of all function pages by their path below docs/. */
export const functionPages: ReadonlyMap<string, string> = new Map([
  ...mappingFunctions.map(
    (definition) =>
      [pathOf('mappingFunctions', definition), mappingFunctionPage(definition)] as const,
  ),
  ...workflowFunctions.map(
    (definition) =>
      [pathOf('workflowFunctions', definition), workflowFunctionPage(definition)] as const,
  ),
]);

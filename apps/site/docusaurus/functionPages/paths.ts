import {createMatcher} from '@docusaurus/utils';

/**
 * Matches the function pages in apps/site/content/docs/, like the pattern in .gitignore. Function
 * names start with a capital letter, unlike 'index'.
 */
export const functionPagePattern = 'platformRef/*Functions/**/[A-Z]*.mdx';

export const isFunctionPage: (path: string) => boolean = createMatcher([functionPagePattern]);

/** Returns the file to edit for a page, which is the definition for a function page. Paths start at the project folder. */
export function sourcePath(path: string): string {
  const page = path.replace(/^apps\/site\/content\/docs\//, '');
  return isFunctionPage(page)
    ? page.replace(
        /^platformRef\/(mapping|workflow)Functions\/(.+)\.mdx$/,
        'packages/$1/src/functions/$2.ts',
      )
    : path;
}

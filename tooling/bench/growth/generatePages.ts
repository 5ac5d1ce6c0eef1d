import type {Page} from '../peers/exportPages';

const folder = /^platformRef\/mappingFunctions\/([^/]+)\//;

/** Adds copies of the function pages, in new categories such as 'Text2', until there are `count` pages. */
export function generatePages(pages: readonly Page[], count: number): Page[] {
  const functions = pages.filter(({path}) => folder.test(path));
  const generated = [...pages];
  for (let copy = 2; generated.length < count; copy++) {
    const copies = functions.map((page) => ({
      ...page,
      path: page.path.replace(folder, `platformRef/mappingFunctions/$1${copy}/`),
      title: `${page.title} ${copy}`,
    }));
    generated.push(...copies.slice(0, count - generated.length));
  }
  return generated;
}

import {readFileSync} from 'node:fs';

/** Returns the code block with the given title on a page. */
export function program(page: string, title: string): string {
  const source = readFileSync(`apps/site/content/docs/apiRef/${page}.mdx`, 'utf8');
  const start = source.indexOf(`title="${title}"`);
  if (start < 0) {
    throw new Error(`${page} has no code block with the title ${title}.`);
  }
  const from = source.indexOf('\n', start) + 1;
  return source.slice(from, source.indexOf('\n```', from));
}

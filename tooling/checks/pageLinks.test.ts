import {readFileSync} from 'node:fs';
import matter from 'gray-matter';
import {load} from 'js-yaml';
import {describe, expect, it} from 'vitest';
import {allErrorCodes} from '@documentation/workflow/internal/language/types';
import {unknownFunctionsInText} from './functionNames';
import {addressOf, allPages, anchorsByPage, readLinks, writtenPages} from './pageLinks';

const anchors = anchorsByPage();
const tags = load(readFileSync('apps/site/content/docs/tags.yml', 'utf8')) as Record<
  string,
  unknown
>;

/** Returns what is wrong with a link on the page at `from`, or undefined if nothing is. */
function problemOf(target: string, from: string): string | undefined {
  const [path, anchor] = target.split('#') as [string, string?];
  const onPage = anchors.get(path === '' ? from : path);
  if (!onPage) {
    return `${target} leads to no page. The URL of a folder's own page ends in "/".`;
  }
  return anchor === undefined || onPage.has(anchor)
    ? undefined
    : `${target}: the page has no heading with that anchor.`;
}

describe.each([...writtenPages])('%s', (path, source) => {
  it('links to pages and headings that exist', () => {
    const problems = readLinks(source).flatMap(({line, target}) => {
      const problem = problemOf(target, addressOf(path));
      return problem === undefined ? [] : [`${path}:${line}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });

  it('names functions that exist', () => {
    const prose = source.replace(/```[^]*?```|^import [^]*?;$|<[^>]+>/gm, '');
    expect(unknownFunctionsInText(prose)).toEqual([]);
  });

  it('has only tags from apps/site/content/docs/tags.yml', () => {
    const {tags: used = []} = matter(source).data as {tags?: string[]};
    expect(used.filter((tag) => !Object.hasOwn(tags, tag))).toEqual([]);
  });
});

it('every tag is on at least two pages', () => {
  const used = [...allPages.values()].flatMap(
    (source) => (matter(source).data as {tags?: string[]}).tags ?? [],
  );
  const rare = Object.keys(tags).filter((tag) => used.filter((other) => other === tag).length < 2);
  expect(rare).toEqual([]);
});

it('every error code has a heading to link to', () => {
  const missing = allErrorCodes.filter(
    (code) => !anchors.get('/platformRef/')?.has(code.toLowerCase()),
  );
  expect(missing).toEqual([]);
});

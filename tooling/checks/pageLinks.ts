// Reads the internal links of a page, and the anchors that the site assigns to its headings.
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {visit} from 'unist-util-visit';
import {functionPages} from '../../apps/site/docusaurus/functionPages/pages';
import {isFunctionPage} from '../../apps/site/docusaurus/functionPages/paths';
import {sourceSections} from '../../apps/site/docusaurus/searchIndex/sourceSections';
import {parsePage} from './codeBlocks';

export interface PageLink {
  readonly line: number;
  /** The link target: '/apiRef/#limits', or '#limits' on the page itself */
  readonly target: string;
}

interface JsxElement {
  readonly attributes: readonly {
    readonly type: string;
    readonly name?: string;
    readonly value?: unknown;
  }[];
}

/** Returns the `to` and `href` attributes of elements such as <Link to="/guides/">. */
function targetsOf({attributes}: JsxElement): string[] {
  return attributes.flatMap(({name, value}) =>
    (name === 'to' || name === 'href') && typeof value === 'string' ? [value] : [],
  );
}

/** Finds the internal links of a page, in Markdown and in elements. */
export function readLinks(source: string): PageLink[] {
  const {tree, linesBefore} = parsePage(source);
  const links: PageLink[] = [];
  visit(tree, (node) => {
    const line = linesBefore + (node.position?.start.line ?? 0);
    const targets =
      node.type === 'link' || node.type === 'definition'
        ? [node.url]
        : node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
          ? targetsOf(node)
          : [];
    links.push(
      ...targets.filter((target) => /^[/#]/.test(target)).map((target) => ({line, target})),
    );
  });
  return links;
}

/** 'guides/index.mdx' → '/guides/', 'guides/mappings/overview.mdx' → '/guides/mappings/overview' */
export function addressOf(path: string): string {
  return `/${path.replace(/\.mdx$/, '').replace(/(^|\/)index$/, '$1')}`;
}

/** The handwritten pages, keyed by their path in apps/site/content/docs/. */
export const writtenPages: ReadonlyMap<string, string> = new Map(
  readdirSync('apps/site/content/docs', {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.mdx') && !isFunctionPage(path))
    .map((path) => [path, readFileSync(join('apps/site/content/docs', path), 'utf8')]),
);

/** All pages, including function pages, which a fresh clone doesn't have as files. */
export const allPages: ReadonlyMap<string, string> = new Map([...writtenPages, ...functionPages()]);

/** Returns the anchors of every page, keyed by its URL. */
export function anchorsByPage(): Map<string, Set<string>> {
  return new Map(
    [...allPages].map(([path, source]) => {
      const {sections} = sourceSections(source);
      return [addressOf(path), new Set(sections.map(({anchor}) => anchor))];
    }),
  );
}

import type {RootContent} from 'mdast';
import {firstExample} from './firstExample';
import type {Page} from './readPage';
import {toMarkdown, toNodes} from './toMarkdown';
import {withoutRepeats} from './withoutRepeats';

/** The first line of each page: its title as a link to its canonical URL. */
function title(page: Page): RootContent {
  const {url} = page;
  return {
    type: 'heading',
    depth: 1,
    children: [{type: 'link', url, children: [{type: 'text', value: page.title}]}],
  };
}

/** Tells a program that reads only this page where the others are. */
function whereOthersAre(root: string): RootContent {
  const link = (name: string): RootContent => ({
    type: 'link',
    url: root + name,
    children: [{type: 'text', value: `/${name}`}],
  });
  return {
    type: 'blockquote',
    children: [
      {
        type: 'paragraph',
        children: [
          {type: 'text', value: 'All pages of this documentation: '},
          link('llms.txt') as never,
        ],
      },
    ],
  };
}

/** Inserts the first example before the first section, or at the end. */
function withFirstExample(nodes: readonly RootContent[], example: readonly RootContent[]) {
  const index = nodes.findIndex(({type}) => type === 'heading');
  const start = index === -1 ? nodes.length : index;
  return [...nodes.slice(0, start), ...example, ...nodes.slice(start)];
}

/** Writes the Markdown version of a page. `root` is the URL of the home page. */
export function pageMarkdown(page: Page, root: string): string {
  const {content, url} = page;
  const nodes = toNodes(content.children, url).filter(
    (node) => node.type !== 'heading' || node.depth > 1,
  );
  const complete = withoutRepeats(withFirstExample(nodes, firstExample(page.title)));
  return toMarkdown([title(page), whereOthersAre(root), ...complete]);
}

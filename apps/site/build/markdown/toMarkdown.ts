import type {ElementContent} from 'hast';
import {toMdast, type Handle} from 'hast-util-to-mdast';
import type {Root, RootContent} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {toMarkdown as write} from 'mdast-util-to-markdown';
import {simplify} from './simplify';

const depthOf = (node: RootContent | undefined) => (node?.type === 'heading' ? node.depth : 0);

/** Removes headings whose sections are empty, such as that of a live panel. */
function withoutEmptySections(nodes: readonly RootContent[]): RootContent[] {
  return nodes.reduceRight<RootContent[]>((after, node) => {
    const isEmpty =
      depthOf(node) > 1 &&
      (!after[0] || (depthOf(after[0]) > 0 && depthOf(after[0]) <= depthOf(node)));
    return isEmpty ? after : [node, ...after];
  }, []);
}

/** Converts the HTML of a page's content, without the title, to Markdown. Links become absolute. */
export function toNodes(content: readonly ElementContent[], url: string): RootContent[] {
  const link: Handle = (state, node) => ({
    type: 'link',
    url: new URL(String(node.properties.href ?? ''), url).href,
    children: state.all(node) as never,
  });
  const root = toMdast(
    {type: 'root', children: content.flatMap(simplify)},
    {handlers: {a: link}},
  ) as Root;
  return withoutEmptySections(root.children);
}

export function toMarkdown(children: readonly RootContent[]): string {
  return write(
    {type: 'root', children: [...children]},
    {
      bullet: '-',
      emphasis: '_',
      rule: '-',
      listItemIndent: 'one',
      extensions: [gfmToMarkdown({tablePipeAlign: false})],
    },
  );
}

// Turns the HTML of our components into plain HTML, which hast-util-to-mdast converts well.
import type {Element, ElementContent} from 'hast';
import {inlineParts} from './cells';
import {blockToFence, isCodeBlock, preToFence} from './code';
import {attribute, element, hasClass, isElement, paragraph, text, textOf} from './elements';

/** Controls and decoration. Pictures with a text alternative are handled earlier. */
const SKIPPED_TAGS = new Set(
  'button datalist legend nav script select style svg textarea wbr'.split(' '),
);
const HEADING = /^h[1-6]$/;

/** Checks whether an element is only for people: a control, decoration, or an element that says so itself. */
function isSkipped(node: Element): boolean {
  return (
    SKIPPED_TAGS.has(node.tagName) ||
    hasClass(node, 'hash-link') ||
    attribute(node, 'aria-hidden') === 'true' ||
    ['status', 'tablist', 'search'].includes(attribute(node, 'role') ?? '') ||
    attribute(node, 'data-markdown-ignore') !== undefined
  );
}

function isInline(node: ElementContent): boolean {
  return isElement(node) && ['span', 'code', 'strong', 'a'].includes(node.tagName);
}

/** Separates inline elements that styles show as blocks, such as a field's name and its type. */
function withSpaces(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const next = children[index + 1];
    const meets = next && isInline(child) && isInline(next);
    return meets && /\w$/.test(textOf(child)) && /^\w/.test(textOf(next))
      ? [child, text(' ')]
      : [child];
  });
}

function strong(children: readonly ElementContent[]): Element {
  return paragraph(element('strong', children));
}

/** Moves a comma at the start out of bold text, because Markdown can't start bold text with it: ', required' */
function boldWords(node: Element): ElementContent[] {
  const [first, ...others] = node.children;
  const [, mark = '', rest = ''] =
    first?.type === 'text' ? (/^([,;:]\s*)(.*)$/s.exec(first.value) ?? []) : [];
  return mark ? [text(mark), {...node, children: [text(rest), ...others]}] : [node];
}

/** Turns a summary into its headings and one paragraph with the rest, or into a bold line if it has no headings. */
function summaryLines(children: readonly ElementContent[]): Element[] {
  const headings = children.filter((child) => isElement(child) && HEADING.test(child.tagName));
  const rest = children.filter((child) => !headings.includes(child));
  return [
    ...(headings as Element[]),
    ...(rest.some((node) => textOf(node).trim())
      ? [headings.length > 0 ? paragraph(...rest) : strong(rest)]
      : []),
  ];
}

/** Turns the first row of a table without a header into the header that Markdown needs. */
function withHeader(table: Element): Element {
  const sections = table.children.filter(isElement);
  const [first] = sections;
  if (first?.tagName !== 'tbody') {
    return table;
  }
  const [head, ...rows] = first.children;
  return {
    ...table,
    children: [
      element('thead', head ? [head] : []),
      {...first, children: rows},
      ...sections.slice(1),
    ],
  };
}

function admonition(children: readonly ElementContent[]): Element {
  const [heading, ...content] = children.filter(isElement);
  return element('blockquote', [
    ...(heading ? [strong(heading.children)] : []),
    ...content.flatMap((part) => part.children),
  ]);
}

/** Returns plain HTML for an element whose children are already plain. */
function plainElement(node: Element): ElementContent[] {
  switch (node.tagName) {
    case 'summary':
      return summaryLines(node.children);
    case 'details':
      return node.children;
    case 'table':
      return [withHeader(node)];
    case 'td':
    case 'th':
      return [{...node, children: inlineParts(node)}];
    case 'strong':
      return boldWords(node);
    case 'kbd':
      return node.children;
    default:
      if (hasClass(node, 'theme-admonition')) {
        return [admonition(node.children)];
      }
      return attribute(node, 'role') === 'tabpanel'
        ? [strong([text(attribute(node, 'data-label') ?? '')]), ...node.children]
        : [node];
  }
}

/** Returns plain HTML for a node of a page, without what is only for people. */
export function simplify(node: ElementContent): ElementContent[] {
  if (!isElement(node)) {
    return node.type === 'comment' ? [] : [node];
  }
  if (attribute(node, 'role') === 'img') {
    return [paragraph(element('em', [text(`Picture: ${attribute(node, 'aria-label')}`)]))];
  }
  if (isSkipped(node)) {
    return [];
  }
  if (isCodeBlock(node)) {
    return blockToFence(node);
  }
  if (node.tagName === 'pre') {
    return [preToFence(node)];
  }
  if (node.tagName === 'code') {
    return [element('code', [text(textOf(node))])];
  }
  if (node.tagName === 'input') {
    const value = attribute(node, 'value');
    return value ? [text(' '), element('code', [text(value)])] : [];
  }
  return plainElement({...node, children: withSpaces(node.children.flatMap(simplify))});
}

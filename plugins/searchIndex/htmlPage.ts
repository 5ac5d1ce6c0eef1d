import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {SearchPage, SearchSection} from '../../src/search/types';
import {plainText} from './plainText';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** What a rendered page says, before the catalogue adds its names. */
export type HtmlPage = Pick<
  SearchPage,
  'title' | 'breadcrumb' | 'description' | 'tags' | 'aliases' | 'text' | 'sections'
>;

/** Controls, pictures, code blocks and the heads of tables: what isn't prose. */
const SKIPPED_TAGS = new Set([
  'pre',
  'script',
  'style',
  'svg',
  'button',
  'textarea',
  'select',
  'thead',
]);
const SKIPPED_CLASSES = ['hash-link', 'visually-hidden', 'theme-code-block'];
/** Links to neighbours, whose names mean them; and the live panel, which shows what the examples say. */
const SKIPPED_SECTIONS = ['See also', 'Try it'];
const INLINE_TAGS = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'span',
  'strong',
  'sub',
  'sup',
  'wbr',
]);

function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((candidate) => candidate.name === name)?.value ?? '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

function childrenOf(node: Node): Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

function findAll(
  node: Node,
  test: (element: Element) => boolean,
  found: Element[] = [],
): Element[] {
  if (isElement(node) && test(node)) {
    found.push(node);
  }
  childrenOf(node).forEach((child) => findAll(child, test, found));
  return found;
}

function has(node: Node, test: (element: Element) => boolean): boolean {
  return (isElement(node) && test(node)) || childrenOf(node).some((child) => has(child, test));
}

/** Calls and literals in the cells of a table: `Text.Upper("straße")`, but not `locale` or `E_PATH`. */
function isCodeInCell(element: Element): boolean {
  const parent = element.parentNode;
  return (
    element.tagName === 'code' &&
    parent?.nodeName === 'td' &&
    /[()"[\]{}]/.test(textOf(element, false))
  );
}

/** A call with its outcome: a box that holds code and no prose of its own. */
function isCodeBox(element: Element): boolean {
  return (
    element.tagName === 'div' &&
    has(element, ({tagName}) => tagName === 'pre') &&
    !has(element, ({tagName}) => /^(?:h\d|p|li|td)$/.test(tagName))
  );
}

/** A row that leads to another page says what that page says better. */
function isRowOfLinks(element: Element): boolean {
  const [link] = element.tagName === 'tr' ? findAll(element, ({tagName}) => tagName === 'a') : [];
  return (
    link?.parentNode === findAll(element, ({tagName}) => tagName === 'td')[0] &&
    /^[^#]+$/.test(link ? attribute(link, 'href') : '')
  );
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    SKIPPED_CLASSES.some((name) => hasClass(element, name)) ||
    attribute(element, 'aria-hidden') === 'true' ||
    isCodeInCell(element) ||
    isCodeBox(element) ||
    isRowOfLinks(element)
  );
}

function textOf(node: Node, skips = true): string {
  if (node.nodeName === '#text') {
    return (node as DefaultTreeAdapterTypes.TextNode).value;
  }
  if (isElement(node) && skips && isSkipped(node)) {
    return '';
  }
  const text = childrenOf(node)
    .map((child) => textOf(child, skips))
    .join('');
  return isElement(node) && !INLINE_TAGS.has(node.tagName) ? ` ${text} ` : text;
}

function isSectionHeading(node: Node): node is Element {
  return isElement(node) && /^h[2-6]$/.test(node.tagName) && attribute(node, 'id') !== '';
}

/** Walks the content in order; a heading with an anchor starts the next section. */
function splitIntoSections(content: Element): {text: string; sections: SearchSection[]} {
  const parts: {anchor: string; heading: string; texts: string[]}[] = [
    {anchor: '', heading: '', texts: []},
  ];
  function walk(node: Node): void {
    if (isSectionHeading(node)) {
      parts.push({anchor: attribute(node, 'id'), heading: plainText(textOf(node)), texts: []});
    } else if (isElement(node) && !isSkipped(node) && has(node, isSectionHeading)) {
      childrenOf(node).forEach(walk);
    } else if (!(isElement(node) && node.tagName === 'header')) {
      parts.at(-1)!.texts.push(textOf(node));
    }
  }
  childrenOf(content).forEach(walk);
  const [intro, ...sections] = parts.map(({anchor, heading, texts}) => ({
    anchor,
    heading,
    text: plainText(texts.join(' ')),
  }));
  return {
    text: intro!.text,
    sections: sections.filter(({heading}) => !SKIPPED_SECTIONS.includes(heading)),
  };
}

function breadcrumbOf(document: Node): string[] {
  return findAll(document, (element) => hasClass(element, 'breadcrumbs__item'))
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => plainText(textOf(item)))
    .filter(Boolean);
}

/** The content of <meta name="description"> and the like; '' where there is none. */
function metaOf(document: Node, name: string): string {
  const [meta] = findAll(document, (element) => attribute(element, 'name') === name);
  return meta ? attribute(meta, 'content') : '';
}

/** Everything before the content; the sidebar in it is most of the page. */
const beforeContent = /<body\b[^]*?(?=<main\b)/;

/** Reads a rendered page; undefined where there is no document in it, as on the page of a tag. */
export function readHtmlPage(html: string): HtmlPage | undefined {
  const document = parse(html.replace(beforeContent, '<body>'));
  const [content] = findAll(document, (element) => hasClass(element, 'theme-doc-markdown'));
  const [title] = content ? findAll(content, ({tagName}) => tagName === 'h1') : [];
  if (!content || !title) {
    return undefined;
  }
  const summary = plainText(metaOf(document, 'description'));
  const {text, sections} = splitIntoSections(content);
  return {
    title: plainText(textOf(title)),
    breadcrumb: breadcrumbOf(document),
    description: summary,
    aliases: metaOf(document, 'keywords').split(',').map(plainText).filter(Boolean),
    // A function page opens with its description.
    text: text.startsWith(summary) ? text.slice(summary.length).trim() : text,
    sections,
    tags: findAll(document, (element) => attribute(element, 'rel') === 'tag').map((tag) =>
      plainText(textOf(tag)),
    ),
  };
}

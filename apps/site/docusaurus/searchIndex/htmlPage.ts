import {DomUtils, ElementType, parseDocument} from 'htmlparser2';
import type {SearchPage, SearchSection} from '@documentation/reference/internal/search/types';
import {plainText} from './plainText';

const {existsOne, findAll, findOne, textContent} = DomUtils;

type Document = ReturnType<typeof parseDocument>;
type Node = Document['childNodes'][number];
type Element = Extract<Node, {tagName: string}>;

/** The content of a rendered page, before the catalogue adds names. */
export type HtmlPage = Pick<
  SearchPage,
  'title' | 'breadcrumb' | 'description' | 'tags' | 'aliases' | 'text' | 'sections'
>;

/** Elements that aren't prose: controls, pictures, code blocks and table headers. */
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
/**
 * Skipped sections: links would match queries for other pages, the live panel repeats the examples, and the names in
 * other tools are among the aliases.
 */
const SKIPPED_SECTIONS = ['See also', 'Change log', 'Try it', 'In other tools'];
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
  return element.attribs[name] ?? '';
}

function hasClass(element: Element, name: string): boolean {
  return attribute(element, 'class').split(/\s+/).includes(name);
}

/** Checks whether an element is a call or literal in a table cell: `Text.Upper("a")`, but not `locale` or `E_PATH` */
function isCodeInCell(element: Element): boolean {
  const {parent} = element;
  return (
    element.tagName === 'code' &&
    parent?.type === ElementType.Tag &&
    parent.tagName === 'td' &&
    /[()"[\]{}]/.test(textContent(element))
  );
}

/** Checks whether an element contains only code, such as a call with its outcome. */
function isCodeBox(element: Element): boolean {
  return (
    element.tagName === 'div' &&
    existsOne(({tagName}) => tagName === 'pre', element) &&
    !existsOne(({tagName}) => /^(?:h\d|p|li|td)$/.test(tagName), element)
  );
}

/** Checks whether a row links to another page, in which case it repeats what that page says. */
function isRowOfLinks(element: Element): boolean {
  if (element.tagName !== 'tr') {
    return false;
  }
  const link = findOne(({tagName}) => tagName === 'a', element);
  return (
    link !== null &&
    link.parent === findOne(({tagName}) => tagName === 'td', element) &&
    /^[^#]+$/.test(attribute(link, 'href'))
  );
}

/** Checks whether an element is a picture with a caption. The page says the same in prose, so the caption is enough. */
function isCaptionedPicture({parent, tagName}: Element): boolean {
  return (
    parent?.type === ElementType.Tag &&
    parent.tagName === 'figure' &&
    tagName !== 'figcaption' &&
    existsOne(({tagName: name}) => name === 'figcaption', parent)
  );
}

function isSkipped(element: Element): boolean {
  return (
    SKIPPED_TAGS.has(element.tagName) ||
    SKIPPED_CLASSES.some((name) => hasClass(element, name)) ||
    attribute(element, 'aria-hidden') === 'true' ||
    // What is made from the code block beside it.
    attribute(element, 'data-search') === 'skip' ||
    isCaptionedPicture(element) ||
    isCodeInCell(element) ||
    isCodeBox(element) ||
    isRowOfLinks(element)
  );
}

function textOf(node: Node): string {
  if (!isElement(node)) {
    return textContent(node);
  }
  if (isSkipped(node)) {
    return '';
  }
  const text = node.children.map(textOf).join('');
  return INLINE_TAGS.has(node.tagName) ? text : ` ${text} `;
}

function isSectionHeading(element: Element): boolean {
  return /^h[2-6]$/.test(element.tagName) && attribute(element, 'id') !== '';
}

/** Splits the content into sections. Each heading with an anchor starts a section. */
function splitIntoSections(content: Element): {text: string; sections: SearchSection[]} {
  const parts: {anchor: string; heading: string; texts: string[]}[] = [
    {anchor: '', heading: '', texts: []},
  ];
  function walk(node: Node): void {
    if (!isElement(node)) {
      parts.at(-1)!.texts.push(textOf(node));
    } else if (isSectionHeading(node)) {
      parts.push({anchor: attribute(node, 'id'), heading: plainText(textOf(node)), texts: []});
    } else if (!isSkipped(node) && existsOne(isSectionHeading, node)) {
      node.children.forEach(walk);
    } else if (node.tagName !== 'header') {
      parts.at(-1)!.texts.push(textOf(node));
    }
  }
  content.children.forEach(walk);
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

function breadcrumbOf(document: Document): string[] {
  return findAll((element) => hasClass(element, 'breadcrumbs__item'), document)
    .filter((item) => !hasClass(item, 'breadcrumbs__item--active'))
    .map((item) => plainText(textOf(item)))
    .filter(Boolean);
}

/** Returns the content of a <meta> element such as <meta name="description">, or '' if there is none. */
function metaOf(document: Document, name: string): string {
  const meta = findOne((element) => attribute(element, 'name') === name, document);
  return meta ? attribute(meta, 'content') : '';
}

/** Matches everything before the content, including the sidebar, which makes up most of the page. */
const beforeContent = /<body\b[^]*?(?=<main\b)/;

/** Reads a rendered page. Returns undefined for a page without a document, such as a tag page. */
export function readHtmlPage(html: string): HtmlPage | undefined {
  const document = parseDocument(html.replace(beforeContent, '<body>'));
  const content = findOne((element) => hasClass(element, 'theme-doc-markdown'), document);
  const title = content && findOne(({tagName}) => tagName === 'h1', content);
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
    // A function page starts with its description, which has its own field, so the text omits it.
    text: text.startsWith(summary) ? text.slice(summary.length).trim() : text,
    sections,
    tags: findAll((element) => attribute(element, 'rel') === 'tag', document).map((tag) =>
      plainText(textOf(tag)),
    ),
  };
}

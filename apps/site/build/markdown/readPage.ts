import {DomUtils, ElementType, parseDocument} from 'htmlparser2';
import type {Element, ElementContent} from 'hast';
import {element, text, textOf} from './elements';

const {findOne} = DomUtils;

type Document = ReturnType<typeof parseDocument>;
type Node = Document['childNodes'][number];
type Parsed = Extract<Node, {tagName: string}>;

/** What the Markdown version of a page is made from. */
export interface Page {
  readonly url: string;
  readonly title: string;
  readonly description: string;
  /** Unlisted pages have a Markdown version, but no list contains them. */
  readonly isUnlisted: boolean;
  readonly content: Element;
}

/** Matches everything before the content, including the sidebar, which makes up most of the page. */
const beforeContent = /<body\b[^]*?(?=<main\b)/;
/** Matches everything after the content. */
const afterContent = /(?<=<\/main>)[^]*/;

const stylesAndScripts = /<(style|script)\b[^]*?<\/\1>/g;

/** Attributes that hast calls by another name, if the conversion reads them. */
const propertyNames: Readonly<Record<string, string>> = {colspan: 'colSpan', rowspan: 'rowSpan'};

function convertElement({tagName, attribs, children}: Parsed): Element {
  const {class: classes = '', ...others} = attribs;
  const properties = Object.entries(others).map(
    ([name, value]) => [propertyNames[name.toLowerCase()] ?? name, value] as const,
  );
  return element(tagName, children.flatMap(convert), {
    ...Object.fromEntries<string>(properties),
    className: classes.split(/\s+/).filter(Boolean),
  });
}

function convert(node: Node): ElementContent[] {
  if ('tagName' in node) {
    return [convertElement(node)];
  }
  return node.type === ElementType.Text ? [text(node.data)] : [];
}

function attributeOf(document: Document, name: string, value: string, wanted: string): string {
  return findOne(({attribs}) => attribs[name] === value, document)?.attribs[wanted] ?? '';
}

/** Finds the document of a page or, on the home page, the main element. Tag pages have neither. */
function contentOf(document: Document): Parsed | null {
  return findOne(
    ({attribs}) =>
      'data-markdown' in attribs || /(?:^| )theme-doc-markdown(?: |$)/.test(attribs.class ?? ''),
    document,
  );
}

/** Returns the parts of a page that its Markdown version is made from: the head and the main element. */
export function mainPart(html: string): string {
  return html
    .replace(beforeContent, '<body>')
    .replace(afterContent, '')
    .replaceAll(stylesAndScripts, '');
}

/** Reads a rendered page. Returns undefined for a page without a Markdown version. */
export function readPage(html: string): Page | undefined {
  const document = parseDocument(html);
  const content = contentOf(document);
  const heading = content && findOne(({tagName}) => tagName === 'h1', content);
  return heading
    ? {
        url: attributeOf(document, 'rel', 'canonical', 'href'),
        title: textOf(convertElement(heading)).replace(/\s+/g, ' ').trim(),
        description: attributeOf(document, 'name', 'description', 'content'),
        isUnlisted: /\bnoindex\b/.test(attributeOf(document, 'name', 'robots', 'content')),
        content: convertElement(content),
      }
    : undefined;
}

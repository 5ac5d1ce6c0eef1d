// XML and XPath on @xmldom/xmldom and xpath. Import it dynamically: both libraries are heavy.
import {DOMParser, ParseError, XMLSerializer, type Document, type Node} from '@xmldom/xmldom';
import xpath from 'xpath';
import {fail, MappingError} from './errors';
import {MAX_NESTING} from './invoke';
import type {Value} from './types';

export type {Document, Element, Node} from '@xmldom/xmldom';

export const ELEMENT = 1;
export const ATTRIBUTE = 2;
export const TEXT = 3;
export const CDATA = 4;
export const DOCUMENT = 9;

/** Counts open elements before the parser, which works in nested calls, gets to see them. */
function checkDepth(source: string, parameter: string): void {
  let depth = 0;
  for (const [tag] of source.matchAll(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\/?[A-Za-z_:][^>]*>/g,
  )) {
    if (tag.startsWith('</')) {
      depth -= 1;
    } else if (!tag.startsWith('<!') && !tag.endsWith('/>')) {
      depth += 1;
    }
    if (depth > MAX_NESTING) {
      fail('E_LIMIT', `The XML is nested more than ${MAX_NESTING} levels deep.`, parameter);
    }
  }
}

/** Reads a document, or fails with E_PARSE. A document type is refused: nothing is expanded or fetched. */
export function parseXml(source: string, parameter = 'source'): Document {
  if (/<!DOCTYPE/i.test(source)) {
    fail(
      'E_PARSE',
      'XML with a document type (DOCTYPE) isn’t read, because it can declare entities.',
      parameter,
    );
  }
  checkDepth(source, parameter);
  const text = source.replace(/^\uFEFF/, '').trimStart();
  const notWellFormed = (reason: string) =>
    fail(
      'E_PARSE',
      `The text isn’t well-formed XML: ${reason.split('\n')[0]!.trim().replace(/\.$/, '')}.`,
      parameter,
    );
  try {
    const parser = new DOMParser({
      onError: (_level, message) => notWellFormed(message),
    });
    return parser.parseFromString(text, 'application/xml');
  } catch (error) {
    if (error instanceof MappingError) {
      throw error;
    }
    return notWellFormed(error instanceof ParseError ? error.message : String(error));
  }
}

export function writeXml(node: Node): string {
  return new XMLSerializer().serializeToString(node);
}

type Namespaces = {readonly [prefix: string]: Value};

/** What an XPath expression gives: nodes, or a text, number or Boolean. */
export function selectXml(
  context: Node,
  path: string,
  namespaces: Namespaces,
): Node[] | string | number | boolean {
  const resolver = {
    lookupNamespaceURI(prefix: string | null): string | null {
      const uri = prefix && Object.hasOwn(namespaces, prefix) ? namespaces[prefix] : null;
      return typeof uri === 'string' ? uri : null;
    },
  };
  try {
    const result = xpath.selectWithResolver(path, context as never, resolver);
    return Array.isArray(result)
      ? (result as unknown as Node[])
      : (result as string | number | boolean);
  } catch (error) {
    const reason = (error as Error).message
      .split('\n')[0]!
      .replace(/^Error: /, '')
      .replace(/\.$/, '');
    return fail('E_PATH', `The path "${path}" can’t be used: ${reason}.`, 'path');
  }
}

/** As selectXml(), for functions that need nodes. */
export function selectNodes(context: Node, path: string, namespaces: Namespaces): Node[] {
  const result = selectXml(context, path, namespaces);
  return Array.isArray(result)
    ? result
    : fail('E_PATH', `The path "${path}" gives a value, not nodes.`, 'path');
}

/** The text of a node and everything in it. */
export function textOf(node: Node): string {
  return node.nodeType === DOCUMENT
    ? ((node as Document).documentElement?.textContent ?? '')
    : (node.textContent ?? '');
}

const namePattern = /^[\p{L}_][\p{L}\p{N}._-]*(?::[\p{L}_][\p{L}\p{N}._-]*)?$/u;

/** 'item' and 'shop:item' are names of XML, '1st' and 'a b' are not. */
export function checkXmlName(name: string, parameter: string): string {
  return namePattern.test(name)
    ? name
    : fail('E_PARSE', `"${name}" isn’t a name in XML.`, parameter);
}

/** Characters that no XML document can hold, such as U+0000, are refused. */
export function checkXmlText(text: string, parameter: string): string {
  // eslint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/.test(
    text,
  )
    ? fail('E_PARSE', 'The text has a character that XML can’t hold.', parameter)
    : text;
}

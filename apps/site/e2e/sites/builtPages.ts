import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {ElementType, parseDocument} from 'htmlparser2';
import {MAIN_SITE} from './sites';

/** Reads the HTML of every page as sent, which is what readers without JavaScript get. */

type Document = ReturnType<typeof parseDocument>;
type Node = Document['childNodes'][number];
export type Element = Extract<Node, {readonly tagName: string}>;

export interface BuiltPage {
  /** The path relative to the build folder: 'guides/index.html' */
  readonly file: string;
  readonly elements: readonly Element[];
}

/** Lists an element and all elements in it, in document order. */
export function elementsOf(node: Node, found: Element[] = []): Element[] {
  if ('tagName' in node) {
    found.push(node);
  }
  if ('childNodes' in node) {
    node.childNodes.forEach((child) => elementsOf(child, found));
  }
  return found;
}

export function textOf(node: Node): string {
  if ('data' in node) {
    return node.type === ElementType.Text ? node.data : '';
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attribs[name];
}

export function named(elements: readonly Element[], ...tagNames: string[]): Element[] {
  return elements.filter(({tagName}) => tagNames.includes(tagName));
}

export function parsePage(file: string, html: string): BuiltPage {
  return {file, elements: elementsOf(parseDocument(html))};
}

/** Reads all built pages. This takes seconds, so call it only once per test file, before all tests. */
export function readBuiltPages(): BuiltPage[] {
  return readdirSync(MAIN_SITE.directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file, readFileSync(join(MAIN_SITE.directory, file), 'utf8')));
}

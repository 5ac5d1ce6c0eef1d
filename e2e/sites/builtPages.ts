import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {MAIN_SITE} from './sites';

/** Reads the HTML of every page as sent, which is what readers without JavaScript get. */

export type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

export interface BuiltPage {
  /** The path relative to the build folder: 'guides/index.html' */
  readonly file: string;
  readonly elements: readonly Element[];
}

/** Lists an element and everything in it, in document order. */
export function elementsOf(node: Node): Element[] {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsOf) : [];
  return 'tagName' in node ? [node, ...children] : children;
}

export function textOf(node: Node): string {
  if ('value' in node) {
    return node.value;
  }
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

export function attribute(element: Element | undefined, name: string): string | undefined {
  return element?.attrs.find((one) => one.name === name)?.value;
}

export function named(elements: readonly Element[], ...tagNames: string[]): Element[] {
  return elements.filter(({tagName}) => tagNames.includes(tagName));
}

export function parsePage(file: string, html: string): BuiltPage {
  return {file, elements: elementsOf(parse(html))};
}

/** Reads all built pages. This takes seconds, so call it only once per test file, before all tests. */
export function readBuiltPages(): BuiltPage[] {
  return readdirSync(MAIN_SITE.directory, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => parsePage(file, readFileSync(join(MAIN_SITE.directory, file), 'utf8')));
}

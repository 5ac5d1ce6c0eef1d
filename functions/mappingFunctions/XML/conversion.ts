// The two directions between XML and JSON, by one set of conventions.
import {DOMImplementation} from '@xmldom/xmldom';
import {fail} from '../../errors';
import type {Value} from '../../types';
import {
  CDATA,
  checkXmlName,
  checkXmlText,
  ELEMENT,
  TEXT,
  type Document,
  type Element,
} from '../../xml';

export interface ToJsonOptions {
  readonly attributes: string;
  readonly text: string;
  readonly arrays: readonly string[];
  readonly namespaces: 'keep' | 'strip';
}

function put(target: Map<string, Value>, key: string, value: Value): void {
  if (target.has(key)) {
    fail('E_DUPLICATE', `Two parts of one element would get the key "${key}".`, 'source');
  }
  target.set(key, value);
}

function contentOf(element: Element, options: ToJsonOptions): Value {
  const {attributes, text, arrays, namespaces} = options;
  const strips = namespaces === 'strip';
  const content = new Map<string, Value>();
  for (const attribute of Array.from(element.attributes)) {
    const isDeclaration = attribute.name === 'xmlns' || attribute.name.startsWith('xmlns:');
    if (!(strips && isDeclaration)) {
      put(
        content,
        attributes + (strips ? (attribute.localName ?? attribute.name) : attribute.name),
        attribute.value,
      );
    }
  }

  const children = Array.from(element.childNodes);
  const elements = children.filter(({nodeType}) => nodeType === ELEMENT) as unknown as Element[];
  const ownText = children
    .filter(({nodeType}) => nodeType === TEXT || nodeType === CDATA)
    .map(({nodeValue}) => nodeValue ?? '')
    .join('');
  if (elements.length > 0 && ownText.trim() !== '') {
    fail('E_PARSE', `The element ${element.nodeName} mixes text with elements.`, 'source');
  }

  const groups = new Map<string, Value[]>();
  for (const child of elements) {
    const name = strips ? (child.localName ?? child.nodeName) : child.nodeName;
    groups.set(name, [...(groups.get(name) ?? []), contentOf(child, options)]);
  }
  for (const [name, items] of groups) {
    put(content, name, items.length > 1 || arrays.includes(name) ? items : items[0]!);
  }

  if (elements.length > 0) {
    return Object.fromEntries(content);
  }
  if (content.size === 0) {
    return ownText;
  }
  if (ownText !== '') {
    put(content, text, ownText);
  }
  return Object.fromEntries(content);
}

export function toJson(root: Element, options: ToJsonOptions): Value {
  const name = options.namespaces === 'strip' ? (root.localName ?? root.nodeName) : root.nodeName;
  const content = contentOf(root, options);
  return {[name]: options.arrays.includes(name) ? [content] : content};
}

export interface FromJsonOptions {
  readonly attributes: string;
  readonly text: string;
  readonly nulls: 'omit' | 'empty' | 'nil';
}

/** 12.5 → '12.5', true → 'true' */
function plainText(value: Value, key: string): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return checkXmlText(String(value), 'value');
  }
  return fail('E_PARSE', `The value of "${key}" can’t be text in XML.`, 'value');
}

function fill(element: Element, value: Value, options: FromJsonOptions, document: Document): void {
  const {attributes, text, nulls} = options;
  if (value === null) {
    if (nulls === 'nil') {
      element.setAttributeNS('http://www.w3.org/2001/XMLSchema-instance', 'xsi:nil', 'true');
    }
    return;
  }
  if (typeof value !== 'object') {
    element.appendChild(document.createTextNode(plainText(value, element.nodeName)));
    return;
  }
  if (Array.isArray(value) || value instanceof Uint8Array) {
    fail('E_PARSE', `A list in a list has no form in XML: see "${element.nodeName}".`, 'value');
  }
  for (const [key, child] of Object.entries(value as Record<string, Value>)) {
    if (key === text) {
      if (child !== null) {
        element.appendChild(document.createTextNode(plainText(child, key)));
      }
    } else if (attributes !== '' && key.startsWith(attributes)) {
      if (child !== null) {
        element.setAttribute(
          checkXmlName(key.slice(attributes.length), 'value'),
          plainText(child, key),
        );
      }
    } else {
      appendChildren(element, key, child, options, document);
    }
  }
}

function appendChildren(
  parent: Element,
  name: string,
  value: Value,
  options: FromJsonOptions,
  document: Document,
): void {
  for (const item of Array.isArray(value) ? (value as Value[]) : [value]) {
    if (item !== null || options.nulls !== 'omit') {
      const child = document.createElement(checkXmlName(name, 'value'));
      fill(child, item, options, document);
      parent.appendChild(child);
    }
  }
}

export function fromJson(value: Value, root: string, options: FromJsonOptions): Document {
  const document = new DOMImplementation().createDocument(null, '');
  const element = document.createElement(checkXmlName(root, 'root'));
  fill(element, value, options, document);
  document.appendChild(element);
  return document;
}

// Converts between XML and JSON, using the same conventions in both directions.
import {fail} from '@documentation/base/internal/values/errors';
import type {Value} from '@documentation/base/internal/values/types';
import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {
  addAttribute,
  addText,
  checkWrittenXml,
  checkXmlName,
  checkXmlText,
  childElements,
  isDeclaration,
  newElement,
  serialise,
  type XmlAttribute,
  type XmlElement,
} from '../../formats/xml';
import {schemaInstanceNamespace} from '../../formats/xml/names';
import {quote} from '@documentation/base/internal/values/quote';

export interface ToJsonOptions {
  readonly attributes: string;
  readonly text: string;
  readonly arrays: ReadonlySet<string>;
  readonly namespaces: 'keep' | 'strip';
}

function put(target: Map<string, Value>, key: string, value: Value): void {
  if (target.has(key)) {
    fail(
      'E_DUPLICATE',
      `Two parts of an element would get the key ${quote(key)}. To keep them apart, change \`attributes\`, \`text\` or \`namespaces\`.`,
      'source',
    );
  }
  target.set(key, value);
}

function nameOf(node: XmlElement | XmlAttribute, {namespaces}: ToJsonOptions): string {
  return namespaces === 'strip' ? node.localName : node.name;
}

function contentOf(element: XmlElement, options: ToJsonOptions): Value {
  const content = new Map<string, Value>();
  for (const attribute of element.attributes) {
    if (options.namespaces === 'keep' || !isDeclaration(attribute)) {
      put(content, options.attributes + nameOf(attribute, options), attribute.value);
    }
  }

  const elements = childElements(element);
  const ownText = element.children
    .map((child) => (child.kind === 'text' ? child.value : ''))
    .join('');
  if (elements.length > 0 && ownText.trim() !== '') {
    fail(
      'E_PARSE',
      `The element ${element.name} mixes text with elements. To get its text, use \`XML.ValueFromPath\`.`,
      'source',
    );
  }

  const groups = new Map<string, Value[]>();
  for (const child of elements) {
    const name = nameOf(child, options);
    const group = groups.get(name) ?? [];
    group.push(contentOf(child, options));
    groups.set(name, group);
  }
  for (const [name, items] of groups) {
    put(content, name, items.length > 1 || options.arrays.has(name) ? items : items[0]!);
  }

  if (content.size === 0) {
    return ownText;
  }
  if (elements.length === 0 && ownText !== '') {
    put(content, options.text, ownText);
  }
  return Object.fromEntries(content);
}

export function toJson(root: XmlElement, options: ToJsonOptions): Value {
  const name = nameOf(root, options);
  const content = contentOf(root, options);
  return Object.fromEntries([[name, options.arrays.has(name) ? [content] : content]]);
}

export interface FromJsonOptions {
  readonly attributes: string;
  readonly text: string;
  readonly nulls: 'omit' | 'empty' | 'nil';
  /** The parameter that the value comes from, for messages. */
  readonly parameter: string;
}

/** Converts a simple value to text: 12.5 → '12.5', 1e-7 → '0.0000001', true → 'true' */
export function plainText(value: Value, key: string, parameter: string): string {
  if (typeof value === 'number') {
    return plainNumber(value);
  }
  if (typeof value === 'string' || typeof value === 'boolean') {
    return checkXmlText(String(value), parameter);
  }
  return fail(
    'E_PARSE',
    `The value of ${quote(key)} must be Text, Number or Boolean. Convert it first.`,
    parameter,
  );
}

/** Fills an element with a value. Returns whether any element was marked with xsi:nil. */
function fill(element: XmlElement, value: Value, options: FromJsonOptions): boolean {
  const {attributes, text, nulls, parameter} = options;
  if (value === null) {
    if (nulls === 'nil') {
      addAttribute(element, 'xsi:nil', 'true');
    }
    return nulls === 'nil';
  }
  if (typeof value !== 'object') {
    addText(element, plainText(value, element.name, parameter));
    return false;
  }
  if (Array.isArray(value) || value instanceof Uint8Array) {
    const what = Array.isArray(value) ? 'a list inside a list' : 'bytes';
    fail(
      'E_PARSE',
      `${quote(element.name)} contains ${what}, which can’t be written as XML. Convert the value first.`,
      parameter,
    );
  }
  let hasNil = false;
  for (const [key, child] of Object.entries(value as Record<string, Value>)) {
    const isAttribute = attributes !== '' && key.startsWith(attributes);
    if (key !== text && !isAttribute) {
      hasNil = appendChildren(element, key, child, options) || hasNil;
    } else if (child !== null && key === text) {
      addText(element, plainText(child, key, parameter));
    } else if (child !== null) {
      const name = checkXmlName(key.slice(attributes.length), parameter);
      addAttribute(element, name, plainText(child, key, parameter));
    }
  }
  return hasNil;
}

function appendChildren(
  parent: XmlElement,
  name: string,
  value: Value,
  options: FromJsonOptions,
): boolean {
  checkXmlName(name, options.parameter);
  let hasNil = false;
  for (const item of Array.isArray(value) ? (value as Value[]) : [value]) {
    if (item !== null || options.nulls !== 'omit') {
      const child = newElement(name);
      hasNil = fill(child, item, options) || hasNil;
      parent.children.push(child);
    }
  }
  return hasNil;
}

/** Far below the limits of the parser. */
const PLAIN_DEPTH = 100;
const PLAIN_NODES = 1_000_000;

/** Whether a tree that was built from checked names and text needs no further check: it's small and has no prefixes. */
function isPlainTree(root: XmlElement): boolean {
  let nodes = 0;
  function isPlain({name, attributes, children}: XmlElement, depth: number): boolean {
    nodes += 1 + attributes.length + children.length;
    return (
      depth < PLAIN_DEPTH &&
      nodes < PLAIN_NODES &&
      !name.includes(':') &&
      attributes.every((attribute) => !/:|^xmlns$/.test(attribute.name)) &&
      children.every((child) => child.kind !== 'element' || isPlain(child, depth + 1))
    );
  }
  return isPlain(root, 0);
}

/** Writes a value as an XML element. Fails with E_PARSE if a prefix isn't declared. */
export function fromJson(
  value: Value,
  root: string,
  options: FromJsonOptions,
  layout = {indent: 0},
): string {
  const element = newElement(checkXmlName(root, 'root'));
  if (fill(element, value, options)) {
    addAttribute(element, 'xmlns:xsi', schemaInstanceNamespace);
  }
  const xml = serialise(element, layout);
  if (!isPlainTree(element)) {
    checkWrittenXml(xml, options.parameter);
  }
  return xml;
}

import {splitName, xmlnsNamespace} from './names';

/** Types and helpers for XML trees, in which references are resolved and CDATA sections are ordinary text. */

export interface XmlDocument {
  readonly kind: 'document';
  readonly order: 0;
  readonly parent: null;
  /** The XML declaration as written: '<?xml version="1.0"?>' */
  declaration: string;
  /** The document type declaration as written: '<!DOCTYPE order SYSTEM "order.dtd">' */
  doctype: string;
  children: XmlChild[];
}

export interface XmlElement {
  readonly kind: 'element';
  /** A number that increases in document order. Attributes come after their element and before its children. */
  readonly order: number;
  parent: XmlElement | XmlDocument | null;
  /** The name as written, including the prefix. */
  name: string;
  prefix: string;
  localName: string;
  /** The namespace URI, or '' if there is none. */
  namespace: string;
  /** All attributes, including namespace declarations. Use realAttributes() to leave out the declarations. */
  attributes: XmlAttribute[];
  children: XmlChild[];
}

export interface XmlAttribute {
  readonly kind: 'attribute';
  readonly order: number;
  readonly parent: XmlElement;
  name: string;
  prefix: string;
  localName: string;
  namespace: string;
  value: string;
}

interface Leaf<Kind extends string> {
  readonly kind: Kind;
  readonly order: number;
  readonly parent: XmlElement | XmlDocument;
  value: string;
}

type XmlText = Leaf<'text'>;
type XmlComment = Leaf<'comment'>;
type XmlInstruction = Leaf<'instruction'> & {readonly target: string};

export type XmlChild = XmlElement | XmlText | XmlComment | XmlInstruction;
export type XmlNode = XmlDocument | XmlAttribute | XmlChild;

export function rootOf(document: XmlDocument): XmlElement {
  return document.children.find((child) => child.kind === 'element')!;
}

export function childElements(node: XmlElement | XmlDocument): XmlElement[] {
  return node.children.filter((child) => child.kind === 'element');
}

/** Whether an attribute declares a namespace: xmlns="…" or xmlns:p="…" */
export function isDeclaration(attribute: XmlAttribute): boolean {
  return attribute.namespace === xmlnsNamespace;
}

export function realAttributes({attributes}: XmlElement): XmlAttribute[] {
  return attributes.filter((attribute) => !isDeclaration(attribute));
}

/** Returns the prefix that a declaration binds: 'p' for xmlns:p="…", '' for xmlns="…" */
export function declaredPrefix({prefix, localName}: XmlAttribute): string {
  return prefix === '' ? '' : localName;
}

/** Creates an element that isn't part of a document. Its prefix isn't resolved to a namespace. */
export function newElement(name: string): XmlElement {
  const [prefix, localName] = splitName(name);
  return {
    kind: 'element',
    order: 0,
    parent: null,
    name,
    prefix,
    localName,
    namespace: '',
    attributes: [],
    children: [],
  };
}

/** Adds text to an element that is being built. */
export function addText(parent: XmlElement, value: string): void {
  if (value !== '') {
    parent.children.push({kind: 'text', order: 0, parent, value});
  }
}

/** Adds an attribute to an element that is being built. */
export function addAttribute(parent: XmlElement, name: string, value: string): void {
  const [prefix, localName] = splitName(name);
  const namespace = prefix === 'xmlns' || name === 'xmlns' ? xmlnsNamespace : '';
  parent.attributes.push({
    kind: 'attribute',
    order: 0,
    parent,
    name,
    prefix,
    localName,
    namespace,
    value,
  });
}

/** Counts an element, its ancestors and all their attributes. */
export function attributesAround(element: XmlElement): number {
  let count = 0;
  for (let node: XmlNode | null = element; node?.kind === 'element'; node = node.parent) {
    count += 1 + node.attributes.length;
  }
  return count;
}

/** Returns the namespaces in scope for an element, by prefix. */
export function namespacesInScope(element: XmlElement): Map<string, string> {
  const found = new Map<string, string>();
  for (let node: XmlNode | null = element; node?.kind === 'element'; node = node.parent) {
    for (const attribute of node.attributes.filter(isDeclaration)) {
      const prefix = declaredPrefix(attribute);
      if (!found.has(prefix)) {
        found.set(prefix, attribute.value);
      }
    }
  }
  return found;
}

import {addAttribute, addText, childElements, type XmlDocument, type XmlElement} from './tree';

/** Reads and edits XML trees. Most lookups use local names, so they ignore prefixes. */

export function attributeValue(element: XmlElement, localName: string): string | null {
  return element.attributes.find((attribute) => attribute.localName === localName)?.value ?? null;
}

export function setAttribute(element: XmlElement, name: string, value: string): void {
  const attribute = element.attributes.find((known) => known.name === name);
  if (attribute) {
    attribute.value = value;
  } else {
    addAttribute(element, name, value);
  }
}

export function removeAttribute(element: XmlElement, name: string): void {
  element.attributes = element.attributes.filter((attribute) => attribute.name !== name);
}

/** Finds all elements with the given local name inside a node, in document order. */
export function elementsIn(node: XmlElement | XmlDocument, localName: string): XmlElement[] {
  return childElements(node).flatMap((child) => [
    ...(child.localName === localName ? [child] : []),
    ...elementsIn(child, localName),
  ]);
}

/** Returns the text in an element, including the text of nested elements. */
export function textIn(element: XmlElement): string {
  return element.children
    .map((child) =>
      child.kind === 'element' ? textIn(child) : child.kind === 'text' ? child.value : '',
    )
    .join('');
}

export function setText(element: XmlElement, text: string): void {
  element.children = [];
  addText(element, text);
}

export function copyOf(element: XmlElement, parent = element.parent): XmlElement {
  const copy: XmlElement = {...element, parent, attributes: [], children: []};
  copy.attributes = element.attributes.map((attribute) => ({...attribute, parent: copy}));
  copy.children = element.children.map((child) =>
    child.kind === 'element' ? copyOf(child, copy) : {...child, parent: copy},
  );
  return copy;
}

/** Replaces an element with other elements, or removes it if the list is empty. */
export function replaceElement(element: XmlElement, replacements: readonly XmlElement[]): void {
  const siblings = element.parent!.children;
  const index = siblings.indexOf(element);
  element.parent!.children = [
    ...siblings.slice(0, index),
    ...replacements,
    ...siblings.slice(index + 1),
  ];
}

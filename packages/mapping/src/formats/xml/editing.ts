import {addAttribute, addText, type XmlElement} from './tree';

/** Reads and edits XML trees. */

/** Returns the value of an attribute in one of the namespaces. Attributes without a prefix have none, which is ''. */
export function attributeValue(
  element: XmlElement,
  localName: string,
  namespaces: readonly string[] = [''],
): string | null {
  const attribute = element.attributes.find(
    (candidate) => candidate.localName === localName && namespaces.includes(candidate.namespace),
  );
  return attribute?.value ?? null;
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

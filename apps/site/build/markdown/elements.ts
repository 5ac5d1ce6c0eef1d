import type {Element, ElementContent, Nodes} from 'hast';

export function isElement(node: Nodes | undefined): node is Element {
  return node?.type === 'element';
}

export function element(
  tagName: string,
  children: readonly ElementContent[],
  properties: Element['properties'] = {},
): Element {
  return {type: 'element', tagName, properties, children: [...children]};
}

export function text(value: string): ElementContent {
  return {type: 'text', value};
}

export function paragraph(...children: readonly ElementContent[]): Element {
  return element('p', children);
}

/** Returns an attribute as text, or undefined if the element doesn't have it. */
export function attribute({properties}: Element, name: string): string | undefined {
  const value = properties[name];
  return value === undefined || value === null || value === false ? undefined : String(value);
}

export function hasClass({properties}: Element, name: string): boolean {
  return [properties.className].flat().includes(name);
}

/** Returns the text of a node as it's written, including line breaks. */
export function textOf(node: Nodes): string {
  if (node.type === 'text') {
    return node.value;
  }
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

export function findAll(node: Nodes, test: (element: Element) => boolean): Element[] {
  const below = 'children' in node ? node.children.flatMap((child) => findAll(child, test)) : [];
  return isElement(node) && test(node) ? [node, ...below] : below;
}

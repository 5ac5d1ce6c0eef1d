import {DOMImplementation} from '@xmldom/xmldom';
import {ELEMENT, type Document, type Element, type Node} from '../../xml';

interface Clash {
  readonly element: string;
  readonly attribute: string;
}

/** A copy in which every name is its local name, and the first attribute that then stands twice. */
export function copyWithoutNamespaces(source: Document): {copy: Document; clash?: Clash} {
  const copy = new DOMImplementation().createDocument(null, '');
  let clash: Clash | undefined;

  function copyElement(element: Element): Element {
    const target = copy.createElement(element.localName ?? element.nodeName);
    for (const {name, localName, value} of Array.from(element.attributes)) {
      const plainName = localName ?? name;
      if (name === 'xmlns' || name.startsWith('xmlns:')) {
        continue;
      }
      if (target.hasAttribute(plainName)) {
        clash ??= {element: element.nodeName, attribute: plainName};
      }
      target.setAttribute(plainName, value);
    }
    for (const child of Array.from(element.childNodes)) {
      target.appendChild(copyNode(child));
    }
    return target;
  }

  function copyNode(node: Node): Node {
    return node.nodeType === ELEMENT
      ? copyElement(node as unknown as Element)
      : copy.importNode(node, true);
  }

  copy.appendChild(copyElement(source.documentElement!));
  return {copy, clash};
}

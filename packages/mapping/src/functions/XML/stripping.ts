import {fail} from '@documentation/base/internal/values/errors';
import {isDeclaration, type XmlElement} from '../../formats/xml';

/** Removes prefixes and namespace declarations from an element and everything inside it. */
export function stripNamespaces(element: XmlElement): void {
  element.name = element.localName;
  element.attributes = element.attributes.filter((attribute) => !isDeclaration(attribute));
  const seen = new Set<string>();
  for (const attribute of element.attributes) {
    // Attributes such as xml:lang keep their prefix, because the prefix xml never needs a declaration.
    attribute.name = attribute.prefix === 'xml' ? attribute.name : attribute.localName;
    if (seen.has(attribute.name)) {
      const what = `The element ${element.name} would have the attribute ${attribute.name} twice. Remove or rename one of them first.`;
      fail('E_DUPLICATE', what, 'source');
    }
    seen.add(attribute.name);
  }
  for (const child of element.children) {
    if (child.kind === 'element') {
      stripNamespaces(child);
    }
  }
}

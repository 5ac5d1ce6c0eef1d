import {addAttribute, declaredPrefix, isDeclaration, type XmlElement} from '../../formats/xml';

/** Checks whether an element or a descendant has no namespace, and so would inherit a default namespace. */
function hasPlainName(element: XmlElement): boolean {
  return (
    (element.prefix === '' && element.namespace === '') ||
    element.children.some((child) => child.kind === 'element' && hasPlainName(child))
  );
}

/** Moves standalone elements into another element, keeping their namespaces. */
export function adopt(parent: XmlElement, children: readonly XmlElement[]): void {
  const declared = new Map(
    parent.attributes
      .filter(isDeclaration)
      .map((attribute) => [declaredPrefix(attribute), attribute.value]),
  );
  for (const child of children) {
    child.attributes = child.attributes.filter(
      (attribute) =>
        !isDeclaration(attribute) || declared.get(declaredPrefix(attribute)) !== attribute.value,
    );
    const declaresDefault = child.attributes.some(({name}) => name === 'xmlns');
    if (declared.get('') && !declaresDefault && hasPlainName(child)) {
      addAttribute(child, 'xmlns', '');
    }
    child.parent = parent;
    parent.children.push(child);
  }
}

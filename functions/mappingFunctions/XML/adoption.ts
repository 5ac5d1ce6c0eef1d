import {addAttribute, declaredPrefix, isDeclaration, type XmlElement} from '../../xml';

/** Whether something in an element is in no namespace, so that a default namespace around it would catch it. */
function hasPlainName(element: XmlElement): boolean {
  return (
    (element.prefix === '' && element.namespace === '') ||
    element.children.some((child) => child.kind === 'element' && hasPlainName(child))
  );
}

/** Puts an element that stood alone into another one; its names keep their namespaces. */
export function adopt(parent: XmlElement, child: XmlElement): void {
  const declared = new Map(
    parent.attributes
      .filter(isDeclaration)
      .map((attribute) => [declaredPrefix(attribute), attribute.value]),
  );
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

import {CDATA, ELEMENT, TEXT, type Element, type Node} from '../../../xml';

const isText = ({nodeType}: Node) => nodeType === TEXT || nodeType === CDATA;

/** Puts every child on a line of its own, but leaves elements alone that hold text. */
export function indentElement(element: Element, indent: string, level = 1): void {
  const children = Array.from(element.childNodes);
  const holdsText = children.some(
    (child) => isText(child) && (child.nodeValue ?? '').trim() !== '',
  );
  if (holdsText || !children.some((child) => !isText(child))) {
    return;
  }
  children.filter(isText).forEach((child) => element.removeChild(child));
  const document = element.ownerDocument!;
  for (const child of Array.from(element.childNodes)) {
    element.insertBefore(document.createTextNode(`\n${indent.repeat(level)}`), child);
    if (child.nodeType === ELEMENT) {
      indentElement(child as unknown as Element, indent, level + 1);
    }
  }
  element.appendChild(document.createTextNode(`\n${indent.repeat(level - 1)}`));
}

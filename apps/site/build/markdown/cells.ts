import type {Element, ElementContent} from 'hast';
import {element, isElement, text, textOf} from './elements';

const BLOCKS = new Set([
  'p',
  'div',
  'ul',
  'ol',
  'li',
  'dl',
  'dt',
  'dd',
  'table',
  'details',
  'summary',
]);

/** Ends a part with a semicolon, unless it ends with punctuation. */
function endOf(part: readonly ElementContent[]): string {
  const end = part.map(textOf).join('').trim();
  return end === '' || /[.,:;!?]$/.test(end) ? ' ' : '; ';
}

function joined(parts: readonly (readonly ElementContent[])[]): ElementContent[] {
  return parts
    .filter((part) => part.some((node) => textOf(node).trim() !== ''))
    .flatMap((part, index, all) => [
      ...part,
      ...(index < all.length - 1 ? [text(endOf(part))] : []),
    ]);
}

function elementsOf({children}: Element): Element[] {
  return children.filter(isElement);
}

/** A term and its description, if it has one: '`queued`: The run is waiting to start.' */
function entry(part: Element): ElementContent[] {
  return elementsOf(part).flatMap((child, index, children) => {
    const isDescribed = children.slice(index + 1).some((next) => textOf(next).trim() !== '');
    return child.tagName === 'dt' && isDescribed
      ? [...inlineParts(child), text(': ')]
      : inlineParts(child);
  });
}

function block(node: Element): ElementContent[] {
  switch (node.tagName) {
    case 'dl':
      return joined(elementsOf(node).map(entry));
    case 'ul':
    case 'ol':
      return joined(elementsOf(node).map(inlineParts));
    default:
      return inlineParts(node);
  }
}

/** Returns the content of a table cell without blocks, because a cell in Markdown is a single line. */
export function inlineParts({children}: Element): ElementContent[] {
  const parts: ElementContent[][] = [[]];
  for (const child of children) {
    if (isElement(child) && child.tagName === 'pre') {
      parts.push([element('code', [text(textOf(child).replace(/\s+/g, ' ').trim())])], []);
    } else if (isElement(child) && BLOCKS.has(child.tagName)) {
      parts.push(block(child), []);
    } else if (isElement(child) && child.tagName === 'br') {
      parts.push([]);
    } else {
      parts.at(-1)!.push(child);
    }
  }
  return joined(parts);
}

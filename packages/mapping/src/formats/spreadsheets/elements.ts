import {textIn} from '../xml/editing';
import {childElements, type XmlDocument, type XmlElement} from '../xml/tree';
import {isAlternateContent, isFallback, spreadsheetNamespaces} from './namespaces';

/** Returns the child elements in the namespaces, including those in the fallback of alternative content. */
function childrenIn(
  node: XmlElement | XmlDocument,
  namespaces: readonly string[],
): readonly XmlElement[] {
  return childElements(node).flatMap((child) =>
    isAlternateContent(child)
      ? childElements(child)
          .filter(isFallback)
          .flatMap((fallback) => childrenIn(fallback, namespaces))
      : namespaces.includes(child.namespace)
        ? [child]
        : [],
  );
}

/** Finds the elements at a path below a node, such as 'sheetData/row', in document order. */
export function elementsAt(
  node: XmlElement | XmlDocument,
  path: string,
  namespaces: readonly string[] = spreadsheetNamespaces,
): XmlElement[] {
  let found: (XmlElement | XmlDocument)[] = [node];
  for (const name of path.split('/')) {
    found = found.flatMap((parent) =>
      childrenIn(parent, namespaces).filter(({localName}) => localName === name),
    );
  }
  return found as XmlElement[];
}

/** Returns the text of a string: its own, or that of its formatted runs. Phonetic hints (rPh) aren't part of it. */
export function stringIn(item: XmlElement): string {
  return ['t', 'r/t'].flatMap((path) => elementsAt(item, path).map(textIn)).join('');
}

import {visitXml, XmlSyntaxError} from '../xml/parse';
import type {XmlElement} from '../xml/tree';
import type {ZipFiles} from '../zip/zip';
import {isAlternateContent, isFallback, spreadsheetNamespaces} from './namespaces';

/** Returns the text of a workbook part, or null if there is no such part. */
export function partText(files: ZipFiles, path: string): string | null {
  return Object.hasOwn(files, path) ? new TextDecoder().decode(files[path]) : null;
}

/** Thrown if the content of a workbook isn't valid. The message says why, as part of a sentence. */
export class DamagedWorkbookError extends Error {
  override readonly name = 'DamagedWorkbookError';
}

/** Calls `read`, and adds the path and position to XML syntax errors. */
export function readingPart<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof XmlSyntaxError) {
      // The advice after the first sentence is for people who write XML.
      const problem = error.message.replace(/(?<=\.) .*$/s, '');
      throw new DamagedWorkbookError(
        `${path}, line ${error.line}, column ${error.column}: ${problem}`,
      );
    }
    throw error;
  }
}

/** Says that a part isn't what its relationships promise. */
export function wrongRoot(path: string, name: string): DamagedWorkbookError {
  return new DamagedWorkbookError(`${path} doesn’t start with <${name}> in its namespace`);
}

type Places = Readonly<Record<string, Place>>;

/** What a reader does with the elements at one place, and which elements inside them it looks at. */
export interface Place {
  readonly open?: (element: XmlElement) => void;
  /** Called for each piece of text directly in the element. Adjacent pieces belong together. */
  readonly text?: (value: string) => void;
  readonly close?: () => void;
  /** By local name. */
  readonly inside?: Places;
}

/** An element that isn't closed yet. In <mc:AlternateContent>, `outside` is what its parent contains. */
interface Open extends Place {
  readonly outside?: Places;
}

const ignored: Open = {};

/**
 * Visits the XML of a workbook part with the places of its root. Other elements are ignored with their content, as
 * spreadsheet programs do: those of other namespaces, and those with other parents. Does nothing if the part is missing.
 */
export function visitPart(
  files: ZipFiles,
  path: string,
  root: Places,
  namespaces: readonly string[] = spreadsheetNamespaces,
): void {
  const xml = partText(files, path);
  if (xml === null) {
    return;
  }
  const open: Open[] = [];
  const placeOf = (element: XmlElement, parent: Open): Open => {
    const {inside = {}, outside} = parent;
    if (isAlternateContent(element)) {
      return {outside: inside};
    }
    if (outside && isFallback(element)) {
      return {inside: outside};
    }
    const isKnown =
      namespaces.includes(element.namespace) && Object.hasOwn(inside, element.localName);
    return isKnown ? inside[element.localName]! : ignored;
  };
  readingPart(path, () =>
    visitXml(xml, {
      open(element) {
        const place = placeOf(element, open.at(-1) ?? {inside: root});
        if (open.length === 0 && !Object.values(root).includes(place)) {
          throw wrongRoot(path, Object.keys(root).join());
        }
        open.push(place);
        place.open?.(element);
      },
      text: (value) => open.at(-1)!.text?.(value),
      close: () => open.pop()!.close?.(),
    }),
  );
}

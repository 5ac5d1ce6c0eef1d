import type {PDFDocumentProxy} from 'pdfjs-dist';
import {fail} from '@documentation/base/internal/values/errors';
import type {Parameter} from '../../../language/types';
import {PDF_PAGES} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

export const pageLimit = `A call can read at most ${grouped(PDF_PAGES)} pages.`;

export const pagesParameter = {
  type: 'Text',
  default: 'all',
  description: 'the pages to read, such as `"1-3,7"` or `"2-"`; pages beyond the end are ignored',
} as const satisfies Parameter;

interface Span {
  readonly from: number;
  readonly to: number;
}

function parseSpan(part: string): Span {
  const [, first = '', dash, last] = /^(\d+)\s*(?:(-)\s*(\d*))?$/.exec(part.trim()) ?? [];
  const from = Number(first);
  const to = dash ? (last === '' ? Infinity : Number(last)) : from;
  if (first === '' || from < 1 || to < from) {
    fail(
      'E_FORMAT',
      `${quote(part)} isn’t a valid page number or page range. Use a value such as "7" or "1-3".`,
      'pages',
    );
  }
  return {from, to};
}

/** '1-3,7' in a file with 5 pages → [1, 2, 3]. Returns each page once, in file order. */
export function selectPages(pages: string, pageCount: number): number[] {
  const spans = pages === 'all' ? [{from: 1, to: Infinity}] : pages.split(',').map(parseSpan);
  const numbers = new Set<number>();
  for (const {from, to} of spans) {
    for (let number = from; number <= Math.min(to, pageCount); number += 1) {
      numbers.add(number);
      // A small file can claim to have a billion pages.
      if (numbers.size > PDF_PAGES) {
        fail(
          'E_LIMIT',
          `More than ${grouped(PDF_PAGES)} pages are selected. Select fewer.`,
          'pages',
        );
      }
    }
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Calls `read` for each selected page and returns the results. */
export async function mapPages<T>(
  document: PDFDocumentProxy,
  pages: string,
  read: (page: Awaited<ReturnType<PDFDocumentProxy['getPage']>>) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const number of selectPages(pages, document.numPages)) {
    results.push(await read(await document.getPage(number)));
  }
  return results;
}

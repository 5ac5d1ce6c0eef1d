import type {SampleRequest} from './request';

/** Quotes a string. JSON strings are valid in Python and C#, but in C#, these separators would end the line. */
export function quoted(text: string): string {
  return JSON.stringify(text).replaceAll(
    /[\u0085\u2028\u2029]/g,
    (separator) => `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Quotes a string with the quotation marks that need fewer escapes, or single ones if both need the same number. */
export function quotedInJavaScript(text: string): string {
  const mark = text.split("'").length > text.split('"').length ? '"' : "'";
  const inner = quoted(text)
    .slice(1, -1)
    .replaceAll(/\\.|'/g, (found) => {
      const character = found.at(-1)!;
      const isMark = character === '"' || character === "'";
      return isMark ? (character === mark ? `\\${mark}` : character) : found;
    });
  return `${mark}${inner}${mark}`;
}

/** The last part of a path: '/home/ada/orders.csv' → 'orders.csv' */
export function fileName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
}

export function urlWithQuery({url, query}: SampleRequest): string {
  const search = new URLSearchParams(query.map(({name, value}) => [name, value])).toString();
  return search ? `${url}?${search}` : url;
}

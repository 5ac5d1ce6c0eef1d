import type {SampleRequest} from './request';

/** Quotes a string. JSON strings are valid in JavaScript, Python and C#. */
export const quoted = (text: string) => JSON.stringify(text);

export function urlWithQuery({url, query}: SampleRequest): string {
  const search = new URLSearchParams(query.map(({name, value}) => [name, value])).toString();
  return search ? `${url}?${search}` : url;
}

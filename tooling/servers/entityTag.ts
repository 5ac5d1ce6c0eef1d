import type {Stats} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';

/** Checks an If-Match header. A weak tag doesn't match any file. */
function matches(header: string, tag: string): boolean {
  return header === '*' || header.split(',').some((item) => item.trim() === tag);
}

/** Gives a response a strong ETag, as nginx does, and decides whether the file is the one that the client expects. */
export function applyEntityTag(
  {headers}: IncomingMessage,
  response: ServerResponse,
  {mtime, size}: Stats,
): void {
  const tag = `"${mtime.getTime().toString(16)}-${size.toString(16)}"`;
  response.setHeader('ETag', tag);
  const expected = headers['if-match'];
  if (expected !== undefined) {
    // The library, which checks the header afterwards, would let weak tags match, and overlook an empty header.
    headers['if-match'] = matches(expected, tag) ? '*' : '""';
  }
}

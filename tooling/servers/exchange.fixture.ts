import type {Socket} from 'node:net';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';

export interface Response {
  /** The status, or 0 if the connection was closed without a status line. */
  readonly status: number;
  /** The header lines, without line breaks. */
  readonly headerLines: readonly string[];
  /** The headers, keyed by lowercase name. */
  readonly headers: Readonly<Record<string, string>>;
  /** The body as sent, which may be compressed. */
  readonly body: Buffer;
}

function parse(bytes: Buffer): Response {
  const text = bytes.toString('latin1');
  const end = text.indexOf('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(text)?.[1] ?? 0);
  if (status === 0 || end === -1) {
    return {status: 0, headerLines: [], headers: {}, body: bytes};
  }
  const body = bytes.subarray(end + 4);
  if (status < 200) {
    return parse(body);
  }
  const headerLines = text.slice(0, end).split('\r\n').slice(1);
  const headers = Object.fromEntries(
    headerLines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      line.slice(line.indexOf(':') + 1).trim(),
    ]),
  );
  return {status, headerLines, headers, body};
}

/** Sends bytes and reads until the server closes the connection. */
export async function exchange(socket: Socket, bytes: string): Promise<Response> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  // A server may close a connection before it has read all of a request that is too long.
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return parse(Buffer.concat(parts));
}

/** Returns the body as text, decompressed if necessary. */
export function decoded({headers, body}: Response): string {
  const coding = headers['content-encoding'];
  const plain =
    coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;
  return plain.toString();
}

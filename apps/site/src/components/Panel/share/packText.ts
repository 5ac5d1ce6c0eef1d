import {toBase64Url} from '../drafts/base64Url';

/** Deflates text and encodes it as base64url, which needs no escaping in a URL. */
export async function packText(text: string | Blob): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return toBase64Url(new Uint8Array(await new Response(stream).arrayBuffer()));
}

import {fromBase64Url} from '../drafts/base64Url';
import {ShareError} from '../drafts/draftFormat';

async function bytesOf(stream: ReadableStream<Uint8Array>, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new ShareError(
        `The link contains more than ${maxBytes / 1_000_000}\u00A0MB of data, which is too much for this page. Ask for a link with less data.`,
      );
    }
  }
  const bytes = new Uint8Array(length);
  let position = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, position);
    position += chunk.length;
  }
  return bytes;
}

/**
 * Decodes packed text, and reads no further than the limit. Throws a ShareError if the text is larger, and
 * other errors if it is damaged.
 */
export async function unpackText(packed: string, maxBytes: number): Promise<string> {
  const stream = new Blob([fromBase64Url(packed)])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder('utf-8', {fatal: true}).decode(await bytesOf(stream, maxBytes));
}

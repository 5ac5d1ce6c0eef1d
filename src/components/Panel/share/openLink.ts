import {fromBase64Url} from '../drafts/base64Url';
import {ShareError} from '../drafts/draftFormat';
import {DRAFT_PREFIX, DRAFT_VERSION, MAX_UNPACKED_BYTES} from './fragment';

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
        'The link contains more than 4 MB of data, which is too much for this page. Ask for a link with less data.',
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

/** Decodes the draft in a fragment. Throws a ShareError if the link is damaged or too large. */
export async function decodeFragment<Draft>(
  hash: string,
  fromJson: (json: string) => Draft,
): Promise<Draft> {
  try {
    const code = hash.slice(DRAFT_PREFIX.length);
    if (!code.startsWith(DRAFT_VERSION)) {
      throw new ShareError(
        'This page can’t read this version of the link. Reload the page, or copy the link again.',
      );
    }
    const stream = new Blob([fromBase64Url(code.slice(DRAFT_VERSION.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, MAX_UNPACKED_BYTES);
    return fromJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    throw error instanceof ShareError
      ? error
      : new ShareError('The link is incomplete or damaged. Copy it again.');
  }
}

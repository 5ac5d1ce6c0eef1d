import {fromBase64Url, toBase64Url} from './base64Url';
import {DRAFT_PREFIX} from './fragment';

/** Links that carry a draft in their fragment: '#try=1.' and the draft, as JSON, deflated, in base64url. */

/** A link made yesterday works tomorrow: a new form of drafts gets a new number, the old one stays. */
const VERSION = '1.';
/** What a link may unpack to; a small one can be made to unpack to anything. */
const MAX_UNPACKED_BYTES = 4_000_000;
/** Longer addresses are cut off by browsers and chats. */
const MAX_LINK_LENGTH = 1_000_000;

export class ShareError extends Error {
  override readonly name = 'ShareError';
}

async function bytesOf(
  stream: ReadableStream<Uint8Array>,
  maxBytes = Infinity,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = stream.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new ShareError('The link holds too much data.');
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

/** The fragment of a link to a draft, given as JSON; undefined when it is too large for a link. */
export async function encodeFragment(json: string): Promise<string | undefined> {
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const fragment = DRAFT_PREFIX + VERSION + toBase64Url(await bytesOf(stream));
  return fragment.length > MAX_LINK_LENGTH ? undefined : fragment;
}

/** What `fromJson` makes of the draft in a fragment. A link that is cut off or changed is a ShareError. */
export async function decodeFragment<Draft>(
  hash: string,
  fromJson: (json: string) => Draft,
): Promise<Draft> {
  try {
    const code = hash.slice(DRAFT_PREFIX.length);
    if (!code.startsWith(VERSION)) {
      throw new ShareError('The link is of a kind that this page doesn’t know.');
    }
    const stream = new Blob([fromBase64Url(code.slice(VERSION.length))])
      .stream()
      .pipeThrough(new DecompressionStream('deflate-raw'));
    const bytes = await bytesOf(stream, MAX_UNPACKED_BYTES);
    return fromJson(new TextDecoder('utf-8', {fatal: true}).decode(bytes));
  } catch (error) {
    throw error instanceof ShareError
      ? error
      : new ShareError('The link is incomplete or changed.');
  }
}

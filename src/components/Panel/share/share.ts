import {toBase64Url} from '../drafts/base64Url';
import {DRAFT_PREFIX, DRAFT_VERSION, MAX_UNPACKED_BYTES} from './fragment';

/** Some browsers and chat apps truncate longer URLs. */
const MAX_LINK_LENGTH = 1_000_000;

/** Encodes a draft, given as JSON, as the fragment of a link. Returns undefined if it is too large. */
export async function encodeFragment(json: string): Promise<string | undefined> {
  const data = new Blob([json]);
  if (data.size > MAX_UNPACKED_BYTES) {
    return undefined;
  }
  const stream = data.stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const fragment = DRAFT_PREFIX + DRAFT_VERSION + toBase64Url(bytes);
  return fragment.length > MAX_LINK_LENGTH ? undefined : fragment;
}

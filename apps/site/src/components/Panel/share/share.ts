import {DRAFT_PREFIX, DRAFT_VERSION, MAX_UNPACKED_BYTES} from './fragment';
import {packText} from './packText';

/** Some browsers and chat apps truncate longer URLs. */
const MAX_LINK_LENGTH = 1_000_000;

/** Encodes a draft, given as JSON, as the fragment of a link. Returns undefined if it is too large. */
export async function encodeFragment(json: string): Promise<string | undefined> {
  const data = new Blob([json]);
  if (data.size > MAX_UNPACKED_BYTES) {
    return undefined;
  }
  const fragment = DRAFT_PREFIX + DRAFT_VERSION + (await packText(data));
  return fragment.length > MAX_LINK_LENGTH ? undefined : fragment;
}

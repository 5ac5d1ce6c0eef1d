import {ShareError} from '../drafts/draftFormat';
import {DRAFT_PREFIX, DRAFT_VERSION, MAX_UNPACKED_BYTES} from './fragment';
import {unpackText} from './unpackText';

/** Parses the JSON in the rest of a link, after its prefix. Throws a ShareError if the link can't be read. */
export async function decodePacked<Draft>(
  code: string,
  version: string,
  maxBytes: number,
  fromJson: (json: string) => Draft,
): Promise<Draft> {
  try {
    if (!code.startsWith(version)) {
      throw new ShareError(
        'This page can’t read this version of the link. Reload the page, or copy the link again.',
      );
    }
    return fromJson(await unpackText(code.slice(version.length), maxBytes));
  } catch (error) {
    throw error instanceof ShareError
      ? error
      : new ShareError('The link is incomplete or damaged. Copy it again.');
  }
}

/** Decodes the draft in a fragment. Throws a ShareError if the link is damaged or too large. */
export async function decodeFragment<Draft>(
  hash: string,
  fromJson: (json: string) => Draft,
): Promise<Draft> {
  return decodePacked(hash.slice(DRAFT_PREFIX.length), DRAFT_VERSION, MAX_UNPACKED_BYTES, fromJson);
}

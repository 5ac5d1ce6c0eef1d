/** The beginning of a URL fragment that contains a draft: '#try=1.…' */
export const DRAFT_PREFIX = '#try=';
/**
 * The version of the draft format. The draft follows as JSON, deflated and encoded as base64url. Old links must
 * keep working: when the format changes, increase the version and keep supporting the old one.
 */
export const DRAFT_VERSION = '1.';

/** The largest size that a link may unpack to, as a defence against decompression bombs. */
export const MAX_UNPACKED_BYTES = 4_000_000;

export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_PREFIX);
}

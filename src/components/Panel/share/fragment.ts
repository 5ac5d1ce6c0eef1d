/** How the fragment of a link to a draft starts: '#try=1.…' */
export const DRAFT_PREFIX = '#try=';
/**
 * After it comes the draft, as JSON, deflated, in base64url. Old links keep working: a new
 * draft format gets a new number, and the old one stays.
 */
export const DRAFT_VERSION = '1.';

/** The largest size that a link may unpack to, as a defence against decompression bombs. */
export const MAX_UNPACKED_BYTES = 4_000_000;

export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_PREFIX);
}

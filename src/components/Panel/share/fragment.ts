/** How the fragment of a link to a draft starts: '#try=1.…' */
export const DRAFT_PREFIX = '#try=';
/**
 * After it comes the draft, as JSON, deflated, in base64url. A link made yesterday works tomorrow: a new
 * form of drafts gets a new number, the old one stays.
 */
export const DRAFT_VERSION = '1.';

/** What a link may unpack to; a small one can be made to unpack to anything. */
export const MAX_UNPACKED_BYTES = 4_000_000;

export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_PREFIX);
}

/** How the fragment of a link to a draft starts: '#try=1.…' */
export const DRAFT_PREFIX = '#try=';
/**
 * After it comes the draft, as JSON, deflated, in base64url. A link made yesterday works tomorrow: a new
 * form of drafts gets a new number, the old one stays.
 */
export const DRAFT_VERSION = '1.';

export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_PREFIX);
}

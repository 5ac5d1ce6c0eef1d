/** How the fragment of a link to a draft starts: '#try=1.…' */
export const DRAFT_PREFIX = '#try=';

export function isDraftFragment(hash: string): boolean {
  return hash.startsWith(DRAFT_PREFIX);
}

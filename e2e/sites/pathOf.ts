/** A page's path as the canonical link has it: 'guides/' → '/guides/', or '/docs/guides/' under a sub-path. */
export function pathOf(path: string, baseURL = ''): string {
  return new URL(path, baseURL).pathname;
}

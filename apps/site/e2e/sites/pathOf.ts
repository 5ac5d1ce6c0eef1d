/** Returns a page's path as in its canonical link: 'guides/' → '/guides/', or '/docs/guides/' under a sub-path */
export function pathOf(path: string, baseURL = ''): string {
  return new URL(path, baseURL).pathname;
}

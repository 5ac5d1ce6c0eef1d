/**
 * Returns the path of a page's Markdown version, by the page's canonical path or URL:
 * '/guides/' → '/guides/index.md', '/apiRef/authentication' → '/apiRef/authentication.md'
 */
export function markdownPath(page: string): string {
  return `${page}${page.endsWith('/') ? 'index' : ''}.md`;
}

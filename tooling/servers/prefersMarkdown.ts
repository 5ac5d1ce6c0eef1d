/** A media range with its quality, as in an Accept header. A range with a malformed quality never matches. */
function rangePattern(range: string): RegExp {
  const parameters = '(?:;(?![ \\t]*q=)[^,;]*)*';
  const quality = '(?:;[ \\t]*q=(0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)[ \\t]*)?';
  return new RegExp(`(?:^|,)[ \\t]*${range}[ \\t]*${parameters}${quality}(?:,|$)`, 'i');
}

const markdown = rangePattern('text/markdown');
/** The most specific range decides. */
const html = ['text/html', 'text/\\*', '\\*/\\*'].map(rangePattern);

/** Returns the quality of the first pattern that matches, or undefined if none does. */
function qualityOf(accept: string, patterns: readonly RegExp[]): number | undefined {
  const match = patterns.map((pattern) => pattern.exec(accept)).find((found) => found !== null);
  return match ? Number(match[1] ?? 1) : undefined;
}

/**
 * Checks whether a client gets Markdown. It must accept `text/markdown` by name, with at least the quality of HTML.
 * deploy/nginx.conf has the same patterns.
 */
export function prefersMarkdown(accept: string): boolean {
  const quality = qualityOf(accept, [markdown]) ?? 0;
  return quality > 0 && quality >= (qualityOf(accept, html) ?? 0);
}

/** Returns the URL with the relation "next" from a Link header (RFC 8288), or null if there is none. */
export function nextLink(header: string): string | null {
  for (const [, target, parameters = ''] of header.matchAll(
    /<([^>]*)>((?:\s*;\s*[^,;"]+(?:"[^"]*")?)*)/g,
  )) {
    const [, quoted, token] = /;\s*rel\s*=\s*(?:"([^"]*)"|([^\s;,]+))/i.exec(parameters) ?? [];
    if ((quoted ?? token ?? '').toLowerCase().split(/\s+/).includes('next')) {
      return target!;
    }
  }
  return null;
}

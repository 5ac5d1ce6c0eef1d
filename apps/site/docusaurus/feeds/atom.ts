/** An entry of a feed. Its URL also identifies it, so it must never change. */
export interface AtomEntry {
  readonly url: string;
  readonly title: string;
  /** RFC 3339: '2026-11-18T00:00:00Z' */
  readonly updated: string;
  /** Plain text, which can have several lines. */
  readonly text: string;
}

export interface AtomFeed {
  readonly title: string;
  /** The URL of the feed itself. */
  readonly url: string;
  /** The URL of the page that the feed follows. */
  readonly page: string;
  readonly author: string;
  /** Newest first. There is at least one. */
  readonly entries: readonly [AtomEntry, ...AtomEntry[]];
}

/** Escapes text for XML, and drops the characters that XML doesn't allow. */
function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function entryElement({url, title, updated, text}: AtomEntry): string {
  return `  <entry>
    <id>${escapeXml(url)}</id>
    <title>${escapeXml(title)}</title>
    <updated>${updated}</updated>
    <link href="${escapeXml(url)}"/>
    <content type="text">${escapeXml(text)}</content>
  </entry>
`;
}

/** Writes a feed (RFC 4287). Its time is that of the newest entry, so the same entries always give the same file. */
export function writeAtom({title, url, page, author, entries}: AtomFeed): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${escapeXml(url)}</id>
  <title>${escapeXml(title)}</title>
  <updated>${entries[0].updated}</updated>
  <link rel="self" type="application/atom+xml" href="${escapeXml(url)}"/>
  <link href="${escapeXml(page)}"/>
  <author><name>${escapeXml(author)}</name></author>
${entries.map(entryElement).join('')}</feed>
`;
}

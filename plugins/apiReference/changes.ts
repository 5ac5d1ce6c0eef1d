import escapeHtml from 'escape-html';
import {
  CHANGE_FEED,
  type ChangeView,
  type UpgradeView,
  type VersionView,
} from '../../src/universal/apiReference';
import {operationsOf, type Description} from './description';

export function versionViews({'x-versions': versions}: Description): VersionView[] {
  return versions.map(({version, deprecatedOn, sunsetOn}) => ({version, deprecatedOn, sunsetOn}));
}

/** Lists the upgrades by one version, newest first. */
export function upgradeViews({'x-versions': versions}: Description): UpgradeView[] {
  return versions.flatMap(({version, differences}, index) => {
    const before = versions[index + 1];
    return before && differences ? [{from: before.version, to: version, differences}] : [];
  });
}

export function changeViews(description: Description): ChangeView[] {
  const placed = new Map(
    operationsOf(description).map(({method, path, operation}) => [
      operation.operationId,
      `${method} ${path}`,
    ]),
  );
  return description['x-changes'].map(({date, title, text, operations = [], page}) => ({
    date,
    title,
    text,
    to: `/apiRef/${page}`,
    operations: operations.map((operationId) => placed.get(operationId)!),
  }));
}

/** Returns the change log as an Atom feed (RFC 4287). With a single feed, a template is enough. */
export function changeFeed(
  changes: readonly ChangeView[],
  {documentation, title}: {readonly documentation: string; readonly title: string},
): string {
  const page = `${documentation}apiRef/`;
  const time = (date: string) => `<updated>${date}T00:00:00Z</updated>`;
  const entries = changes.map(({date, title: name, text, operations, to}) =>
    [
      '  <entry>',
      `    <title>${escapeHtml(name)}</title>`,
      `    <id>${escapeHtml(page)}#change-${date}</id>`,
      `    <link href="${escapeHtml(documentation + to.slice(1))}"/>`,
      `    ${time(date)}`,
      `    <summary>${escapeHtml([text.replaceAll('`', ''), ...operations].join('\n'))}</summary>`,
      '  </entry>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `  <title>${escapeHtml(title)}: API changes</title>`,
    `  <id>${escapeHtml(page)}#change-log</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeHtml(documentation + CHANGE_FEED)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeHtml(page)}#change-log"/>`,
    `  ${time(changes[0]!.date)}`,
    `  <author><name>${escapeHtml(title)}</name></author>`,
    ...entries,
    '</feed>',
    '',
  ].join('\n');
}

import {
  CHANGE_FEED,
  type ChangeView,
  type UpgradeView,
  type VersionView,
} from '@documentation/reference/internal/pages/apiReference';
import {writeAtom, type AtomEntry} from '../feeds/atom';
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

/** Returns the change log as an Atom feed. */
export function changeFeed(
  changes: readonly ChangeView[],
  {documentation, title}: {readonly documentation: string; readonly title: string},
): string {
  const page = `${documentation}apiRef/`;
  const entries = changes.map(({date, title: name, text, operations}) => ({
    url: `${page}#change-${date}`,
    title: name,
    updated: `${date}T00:00:00Z`,
    text: [text.replaceAll('`', ''), ...operations].join('\n'),
  }));
  return writeAtom({
    title: `${title}: API changes`,
    url: documentation + CHANGE_FEED,
    page: `${page}#change-log`,
    author: title,
    entries: entries as [AtomEntry, ...AtomEntry[]],
  });
}

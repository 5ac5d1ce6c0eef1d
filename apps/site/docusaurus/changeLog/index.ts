import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Environment} from '../../config/environment';
import {writeAtom, type AtomEntry} from '../feeds/atom';
import {
  FEED_FILE,
  releaseId,
  type LoggedRelease,
} from '@documentation/reference/internal/pages/changeLog';
import {loggedReleases} from './loggedReleases';

type Site = Pick<Environment, 'url' | 'baseUrl' | 'companyName'>;

function counted(count: number, one: string): string[] {
  return count === 0 ? [] : [`${count} ${one}${count === 1 ? '' : 's'}`];
}

function titleOf({first, added, changed}: LoggedRelease): string {
  return first === undefined
    ? [...counted(added.length, 'new function'), ...counted(changed.length, 'change')].join(', ')
    : `The first ${first} functions`;
}

function textOf({first, added, changed}: LoggedRelease): string {
  return [
    ...(first === undefined ? [] : ['The platform reference lists them all.']),
    ...added.map(({name}) => `New: ${name}`),
    ...changed.map(({name, what}) => `${name}: ${what.replaceAll('`', '')}`),
  ].join('\n');
}

/** Returns the feed of the catalogue's releases. */
export function functionsFeed(
  {url, baseUrl, companyName}: Site,
  releases: readonly LoggedRelease[] = loggedReleases,
): string {
  const page = `${url}${baseUrl}platformRef/`;
  const [newest, ...older] = releases.map((release): AtomEntry => ({
    url: `${page}#${releaseId(release.date)}`,
    title: titleOf(release),
    updated: `${release.date}T00:00:00Z`,
    text: textOf(release),
  }));
  return writeAtom({
    title: 'New and changed functions',
    url: `${url}${baseUrl}${FEED_FILE}`,
    page: `${page}#change-log`,
    author: companyName,
    entries: [newest!, ...older],
  });
}

/** Provides the change log on the platform reference, and writes its feed. */
export default function changeLogPlugin(
  {siteConfig: {url, baseUrl}}: LoadContext,
  {companyName}: Pick<Environment, 'companyName'>,
): Plugin {
  return {
    name: 'change-log',
    async contentLoaded({actions}) {
      await actions.createData('releases.json', loggedReleases);
    },
    async postBuild({outDir}) {
      await writeFile(join(outDir, FEED_FILE), functionsFeed({url, baseUrl, companyName}));
    },
  };
}

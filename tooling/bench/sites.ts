import {resolve} from 'node:path';
import {dependencies} from '../../apps/site/package.json';
import {SEARCH_DEBOUNCE_MS} from '../../apps/site/src/universal/constants';
import {peers} from './peers';
import {exportPages} from './peers/exportPages';
import {preparePeer} from './peers/prepare';
import type {Contenders} from './report';
import type {Absence, Site} from './site';

export const ours: Site = {
  name: 'ours',
  version: dependencies['@docusaurus/core'],
  directory: '.',
  output: 'build',
  caches: ['apps/site/.docusaurus', 'node_modules/.cache', 'build'],
  build: ['npm', 'run', '--silent', 'build'],
  buildEnvironment: {},
  hashedFolder: '/assets/',
  addressEnding: '',
  selectors: {
    sidebarLink: '.theme-doc-sidebar-container a.menu__link[href]',
    heading: 'main h1',
    searchButton: '.navbar button[aria-haspopup="dialog"]',
    searchInput: 'dialog[open] input',
    searchResult: 'dialog[open] [role="option"]',
  },
  searchDebounceMs: SEARCH_DEBOUNCE_MS,
};

/** Prepares all sites, ours first. A site that can't be installed or built is skipped. */
export async function prepareContenders(): Promise<Contenders> {
  const pages = exportPages(ours.output);
  const sites: Site[] = [ours];
  const absences: Absence[] = [];
  for (const peer of peers) {
    console.error(`Preparing ${peer.name} …`);
    try {
      sites.push(await preparePeer(peer, pages));
    } catch (error) {
      absences.push({
        name: peer.name,
        reason: (error as Error).message.replaceAll(resolve('.'), '.'),
      });
    }
  }
  return {sites, absences};
}

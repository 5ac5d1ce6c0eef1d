import {relative, resolve, sep} from 'node:path';
import type {VcsConfig} from '@docusaurus/types';
import {repositoryOf} from '../repository';
import {sourcePath} from '../functionPages/paths';
import {commitTimes} from './git';

/** Tells Docusaurus when a page was last updated. A function page has the date of its definition. */
export function pageHistory(): VcsConfig {
  let site = '';
  let folder = '';
  let loading: ReturnType<typeof commitTimes> | undefined;
  return {
    initialize({siteDir}) {
      site = siteDir;
      folder = repositoryOf(siteDir);
      loading = commitTimes(folder);
    },
    async getFileLastUpdateInfo(file) {
      const path = relative(folder, resolve(site, file)).replaceAll(sep, '/');
      const timestamp = (await loading)?.get(sourcePath(path));
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
    // Docusaurus counts the parameters.
    getFileCreationInfo: (_file) => Promise.resolve(null),
  };
}

import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Empty: no analytics, and none of its code in the site. */
  readonly projectId: string;
  readonly apiUrl: string;
}

/** Adds the client module that reports visits, where a project is configured. */
export default function analytics({siteDir, baseUrl}: LoadContext, options: unknown): Plugin {
  const {projectId, apiUrl} = options as Options;
  const clientModule = join(siteDir, 'src/clientModules/analytics.ts');
  return {
    name: 'analytics',
    getClientModules: () => (projectId ? [clientModule] : []),
    contentLoaded({actions}) {
      if (projectId) {
        actions.setGlobalData({projectId, apiUrl, baseUrl});
      }
    },
    // The client's recorder of sessions is never used, so it isn't built either.
    configureWebpack: () => ({resolve: {alias: {'@rrweb/record': false}}}),
  };
}

import {fileURLToPath} from 'node:url';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Empty: no analytics, and none of its code in the site. */
  readonly projectId: string;
  readonly apiUrl: string;
}

/** Adds the client module that reports visits, where a project is configured. */
export default function analytics(_context: LoadContext, options: unknown): Plugin {
  const {projectId, apiUrl} = options as Options;
  const clientModule = fileURLToPath(new URL('../src/clientModules/analytics.ts', import.meta.url));
  return {
    name: 'analytics',
    getClientModules: () => (projectId ? [clientModule] : []),
    contentLoaded({actions}) {
      if (projectId) {
        actions.setGlobalData({projectId, apiUrl});
      }
    },
    // The client's recorder of sessions is never used, so it isn't built either.
    configureWebpack: () => ({resolve: {alias: {'@rrweb/record': false}}}),
  };
}

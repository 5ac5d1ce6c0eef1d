import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** The analytics project. If empty, the site contains no analytics code. */
  readonly projectId: string;
  readonly apiUrl: string;
}

/** If a project is configured, adds the client module that reports visits. */
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
    // The client's session recorder is never used, so it isn't bundled.
    configureWebpack: () => ({resolve: {alias: {'@rrweb/record': false}}}),
  };
}

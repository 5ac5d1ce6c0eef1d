import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';

/**
 * react-helmet-async goes through all heads of a page with each of them, before the page is painted,
 * for elements that nothing needs. Here it is done once.
 */
export default function leanHead({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-head',
    configureWebpack(_config, isServer) {
      const file = join(siteDir, `plugins/lean/head/${isServer ? 'server' : 'browser/manager'}.ts`);
      return {
        resolve: {alias: {'react-helmet-async': file}},
        plugins: [new MustBeBundled([file]) as never],
      };
    },
  };
}

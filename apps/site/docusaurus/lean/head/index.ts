import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';

/**
 * Replaces react-helmet-async, which goes through all heads of a page once per head, before the page is
 * painted. The replacement goes through them once, and updates invisible elements after the paint.
 */
export default function leanHead({siteDir}: LoadContext): Plugin {
  return {
    name: 'lean-head',
    configureWebpack(_config, isServer) {
      const file = join(
        siteDir,
        `docusaurus/lean/head/${isServer ? 'server' : 'browser/manager'}.ts`,
      );
      return {
        resolve: {alias: {'react-helmet-async': file}},
        plugins: [new MustBeBundled([file]) as never],
      };
    },
  };
}

import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';

/** Replaces modules that the theme or Docusaurus imports, and that would add unused code to every page. */
export default function leanImports({siteDir}: LoadContext): Plugin {
  const standIn = (name: string) => join(siteDir, `docusaurus/lean/imports/browser/${name}.js`);
  return {
    name: 'lean-imports',
    configureWebpack: () => ({
      // One of the theme's client modules imports this highlighter, but our CodeBlock doesn't use it.
      resolve: {alias: {'prism-react-renderer': standIn('prism')}},
      module: {
        rules: [
          {
            // This package uses only one of about thirty tslib functions.
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
            resolve: {alias: {tslib: standIn('tslib')}},
          },
        ],
      },
      plugins: [new MustBeBundled([standIn('prism'), standIn('tslib')]) as never],
    }),
  };
}

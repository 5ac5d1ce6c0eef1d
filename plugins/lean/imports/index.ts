import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Answers imports of the theme and the engine that would put unused or slow code into every page. */
export default function standIns({siteDir}: LoadContext): Plugin {
  const standIn = (name: string) => join(siteDir, `plugins/lean/imports/browser/${name}.js`);
  /** In the modules of this path, the import gets the stand-in. */
  const inside = (test: RegExp, imported: string, name: string) => ({
    test,
    resolve: {alias: {[imported]: standIn(name)}},
  });
  return {
    name: 'stand-ins',
    configureWebpack: () => ({
      // A client module of the theme imports the highlighter on its own; our CodeBlock has none.
      resolve: {alias: {'prism-react-renderer': standIn('prism')}},
      module: {
        rules: [
          // Nobody asks for the one thing that it does with these.
          inside(/[\\/]react-router[\\/]/, 'hoist-non-react-statics', 'router'),
          inside(/[\\/]react-router[\\/]/, 'react-is', 'router'),
          // It renders each page twice: first as on the server, which knows no window.
          inside(/[\\/]theme-common[\\/]lib[\\/]index/, './hooks/useWindowSize', 'useWindowSize'),
          // It takes one of the thirty functions.
          inside(/[\\/]@docusaurus[\\/]utils-common[\\/]/, 'tslib', 'tslib'),
          // It sorts two names by the rules of a language, which a browser needs 20 ms to set up.
          inside(/[\\/]navbarSecondaryMenu[\\/]content/, '../../utils/reactUtils', 'reactUtils'),
        ],
      },
    }),
  };
}

import {fileURLToPath} from 'node:url';
import type {Plugin} from '@docusaurus/types';

function standIn(name: string): string {
  return fileURLToPath(new URL(`./standIns.${name}.js`, import.meta.url));
}

/** Answers imports of the theme and the engine that would put unused code into every page. */
export default function standIns(): Plugin {
  return {
    name: 'stand-ins',
    configureWebpack: () => ({
      // A client module of the theme imports the highlighter on its own; our CodeBlock has none.
      resolve: {alias: {'prism-react-renderer': standIn('prism')}},
      module: {
        rules: [
          {
            // It takes one of the thirty functions.
            test: /[\\/]@docusaurus[\\/]utils-common[\\/]/,
            resolve: {alias: {tslib: standIn('tslib')}},
          },
        ],
      },
    }),
  };
}

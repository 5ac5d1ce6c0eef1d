import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** A page shows the facts of a definition. The code and its imports run in the worker. */
export default function factsOnly({siteDir}: LoadContext): Plugin {
  return {
    name: 'facts-only',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            issuer: /\.mdx$/,
            include: join(siteDir, 'functions'),
            enforce: 'pre',
            use: join(siteDir, 'plugins/factsOnly/loader.cjs'),
          },
        ],
      },
    }),
  };
}

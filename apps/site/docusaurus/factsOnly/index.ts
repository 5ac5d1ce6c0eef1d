import {join} from 'node:path';
import {repositoryOf} from '../repository';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Removes the code from definitions that pages import, because pages only show facts. The code runs in the worker. */
export default function factsOnly({siteDir}: LoadContext): Plugin {
  return {
    name: 'facts-only',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            issuer: /\.mdx$/,
            include: join(repositoryOf(siteDir), 'packages'),
            enforce: 'pre',
            use: join(siteDir, 'docusaurus/factsOnly/loader.cjs'),
          },
        ],
      },
    }),
  };
}

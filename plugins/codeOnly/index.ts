import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Workers only run definitions, so texts and examples for readers are removed. The page has them. */
export default function codeOnly({siteDir}: LoadContext): Plugin {
  return {
    name: 'code-only',
    configureWebpack: (_config, isServer) =>
      isServer
        ? {}
        : {
            module: {
              rules: [
                {
                  issuer: {not: /\.mdx$/},
                  test: /[\\/](?:mapping|workflow)Functions[\\/].+[\\/][A-Z]\w*\.ts$/,
                  include: join(siteDir, 'functions'),
                  enforce: 'pre',
                  use: join(siteDir, 'plugins/codeOnly/loader.cjs'),
                },
              ],
            },
          },
  };
}

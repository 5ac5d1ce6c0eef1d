import {join} from 'node:path';
import {repositoryOf} from '../repository';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Removes text and examples from definitions, because only workers import them, and workers only run the code. */
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
                  test: /[\\/](?:mapping|workflow)[\\/]src[\\/]functions[\\/].+[\\/][A-Z]\w*\.ts$/,
                  include: join(repositoryOf(siteDir), 'packages'),
                  enforce: 'pre',
                  use: join(siteDir, 'docusaurus/codeOnly/loader.cjs'),
                },
              ],
            },
          },
  };
}

import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';
import {shortTable, type Generated} from './shortTable';

/** Settings that no page reads; JSON leaves out what is undefined. */
const onlyForBuilds = {
  plugins: undefined,
  themes: undefined,
  presets: undefined,
  clientModules: undefined,
  headTags: undefined,
  markdown: undefined,
};

const mergeStrategy = {'resolve.alias': 'replace', 'output.chunkFilename': 'replace'} as const;

/**
 * Every page loads the table of all pages. Docusaurus writes it as three files that repeat each
 * path and chunk name up to nine times; in production, the browser gets one short row per page,
 * and the configuration without what only the build needs. The row of a URL is found by comparing,
 * not by trying a regular expression per page, even when the pages are rendered.
 */
export default function leanRoutes({generatedFilesDir, siteConfig, siteDir}: LoadContext): Plugin {
  const folder = join(generatedFilesDir, 'lean-routes');
  const read = (name: string) => readFileSync(join(generatedFilesDir, name), 'utf8');
  const write = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  };
  return {
    name: 'lean-routes',
    configureWebpack(config, isServer) {
      if (config.mode !== 'production') {
        return {};
      }
      const here = (name: string) => join(siteDir, 'plugins/lean/routes/browser', name);
      const router = {
        '@docusaurus/router': here('router.ts'),
        'react-router-config$': here('routerConfig.ts'),
      };
      /** Ours twice: the first alias that fits wins, and of two with one name the last. */
      const withOurs = (alias: object) => ({...alias, ...config.resolve?.alias, ...alias});
      /** Whether they replace anything: an upgrade may import other modules. */
      const used = (...files: string[]) => [new MustBeBundled(files) as never];
      if (isServer) {
        return {
          mergeStrategy,
          resolve: {alias: withOurs(router)},
          plugins: used(...Object.values(router)),
        };
      }
      mkdirSync(folder, {recursive: true});
      const routes = shortTable({
        routes: read('routes.js'),
        registry: read('registry.js'),
        chunkNames: JSON.parse(read('routesChunkNames.json')) as Generated['chunkNames'],
        expand: here('expand.ts'),
      });
      const alias = {
        '@generated/docusaurus.config$': write(
          'config.js',
          `export default ${JSON.stringify({...siteConfig, ...onlyForBuilds})};`,
        ),
        '@generated/routes$': write('routes.js', routes),
        // expand.ts fills these two when the app starts.
        '@generated/registry$': write('registry.js', 'export default {};'),
        '@generated/routesChunkNames$': write('chunkNames.js', 'export default {};'),
        ...router,
      };
      return {
        mergeStrategy,
        resolve: {alias: withOurs(alias)},
        module: {
          rules: [
            {
              test: /[\\/]client[\\/]clientEntry/,
              resolve: {alias: {'react-router-dom': here('browserRouter.ts')}},
            },
          ],
        },
        plugins: used(...Object.values(alias), here('expand.ts'), here('browserRouter.ts')),
        // File names use chunk numbers, so no map from number to name is needed.
        output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
        // It replaces hashes in the finished files, and once found a short one in the digits of pi.
        optimization: {realContentHash: false},
      };
    },
  };
}

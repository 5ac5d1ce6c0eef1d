import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';
import {MustBeBundled} from '../mustBeBundled';
import {shortTable, type Generated} from './shortTable';

/** Settings that no page reads. JSON omits undefined values. */
const onlyForBuilds = {
  plugins: undefined,
  themes: undefined,
  presets: undefined,
  clientModules: undefined,
  headTags: undefined,
  scripts: undefined,
  stylesheets: undefined,
  staticDirectories: undefined,
  markdown: undefined,
  // Pages get these two from files of their own.
  i18n: undefined,
  storage: undefined,
  onBrokenLinks: undefined,
  onBrokenAnchors: undefined,
  onDuplicateRoutes: undefined,
};

/** The settings that pages read. The theme's settings for blogs and for its own highlighter aren't used. */
function settingsForPages({future, themeConfig, ...rest}: DocusaurusConfig): object {
  return {
    ...rest,
    ...onlyForBuilds,
    future: {experimental_router: future.experimental_router},
    themeConfig: {...themeConfig, blog: undefined, prism: undefined},
  };
}

const mergeStrategy = {'resolve.alias': 'replace', 'output.chunkFilename': 'replace'} as const;

/**
 * Shortens the table of all pages, which every page loads. Docusaurus writes it as three files that repeat each
 * path and chunk name up to nine times. In production, the browser gets one short row per page, and a
 * configuration without build settings. Both the browser and the build find a URL's row by comparing text, not
 * by trying a regular expression per page.
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
      const here = (name: string) => join(siteDir, 'docusaurus/lean/routes/browser', name);
      const router = {
        '@docusaurus/router': here('router.ts'),
        'react-router-config$': here('routerConfig.ts'),
      };
      /** Puts our aliases first, because the first match wins, and last, to override aliases with the same name. */
      const withOurs = (alias: object) => ({...alias, ...config.resolve?.alias, ...alias});
      /** Stops the build if these files aren't bundled, because a new Docusaurus version may import other modules. */
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
          `export default ${JSON.stringify(settingsForPages(siteConfig))};`,
        ),
        '@generated/routes$': write('routes.js', routes),
        // expand.ts fills these two objects when the app starts.
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
        // `realContentHash` replaces hashes in finished files, and once mistook digits of pi for a short hash.
        optimization: {realContentHash: false},
      };
    },
  };
}

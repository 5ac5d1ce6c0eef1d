import type {Plugin} from '@docusaurus/types';

/**
 * Removes `import.meta.url`. The bundler would replace it with the module's path on the build machine, so the
 * same commit would build different files in each folder. No shipped module needs that path: pdf.js reads it
 * only in Node, or in browsers to find files that we don't ship. `new URL(…, import.meta.url)` for a worker
 * still works, because the bundler recognises the whole expression.
 */
export default function withoutLocalPaths(): Plugin {
  return {
    name: 'without-local-paths',
    configureWebpack: (_config, isServer, {currentBundler}) =>
      isServer
        ? {}
        : {
            plugins: [new currentBundler.instance.DefinePlugin({'import.meta.url': 'undefined'})],
          },
  };
}

import type {Plugin} from '@docusaurus/types';

/**
 * The bundler replaces `import.meta.url` with the path of the module on the machine that builds. The
 * same commit would build different files in each folder. No shipped module can use that path:
 * pdf.js reads it in Node, and in browsers to find files that we don't ship. `new URL(…,
 * import.meta.url)` of a worker still works, because the bundler recognizes the whole expression.
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

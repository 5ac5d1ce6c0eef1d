import {createHash} from 'node:crypto';
import {join} from 'node:path';
import type {Compilation, Compiler} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {cacheFolder, openCache} from '../../buildCache';
import {POINTER} from '../../notices';
import {lateStyles} from '../styles/lateStyles';

/** The options that Docusaurus passes to the minifier. */
const options = {
  ecma: 2020,
  compress: {ecma: 5},
  module: true,
  mangle: true,
  safari10: true,
  format: {ecma: 5, comments: false, ascii_only: true},
} as const;

/** Captures a script's number or name, and its hash: 'assets/js/10029.d67c53.js' */
const fileName = /([^/]+)\.([0-9a-f]+)\.js$/;
/** Captures the number and hash of a stylesheet that is fetched later. inlineStyles.ts names the one for all pages. */
const lateFile = /(\d+)\.([0-9a-f]+)\.css$/;
/** Matches a line in a script's list of other scripts: '"10029": "d67c53"' */
const listedFile = /"(\w+)": "([0-9a-f]+)"/g;

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

/**
 * Minifies only scripts that the previous build didn't contain, and names all scripts and
 * stylesheets by a hash of their content. With the bundler's own hashes, script names and all pages
 * would differ between the first build and the next.
 */
class LeanScripts {
  constructor(private readonly cacheFile: string) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources, experiments, rspackVersion} = compiler.webpack;

    const finish = async (compilation: Compilation) => {
      const cache = openCache(this.cacheFile);
      /** The new hashes, keyed by chunk and old hash: '10029.d67c53' */
      const newHashes = new Map<string, string>();

      async function minify(source: string): Promise<Buffer> {
        const name = hashOf(JSON.stringify([rspackVersion, options, source]));
        const minified = async () => (await experiments.swc.minify(source, options)).code;
        return cache.find(name) ?? cache.add(name, Buffer.from(await minified()));
      }

      /** Minifies a script, but keeps its license comment, which the minifier would drop. */
      async function minifyAfterPointer(source: string): Promise<Buffer> {
        return source.startsWith(POINTER)
          ? Buffer.concat([Buffer.from(POINTER), await minify(source.slice(POINTER.length))])
          : minify(source);
      }

      async function finishScript(name: string, toText: (source: string) => string) {
        const {source} = compilation.getAsset(name)!;
        const code = await minifyAfterPointer(toText(source.source().toString()));
        const [, id, hash] = fileName.exec(name)!;
        const newHash = hashOf(code).slice(0, hash!.length);
        newHashes.set(`${id!}.${hash!}`, newHash);
        compilation.updateAsset(name, new sources.RawSource(code.toString()), {minimized: true});
        compilation.renameAsset(name, name.replace(fileName, `$1.${newHash}.js`));
      }

      const withNewHashes = (source: string) =>
        source.replaceAll(
          listedFile,
          (_, id: string, hash: string) => `"${id}": "${newHashes.get(`${id}.${hash}`) ?? hash}"`,
        );

      // A script that lists others needs their new hashes, so it is finished after them: workers first, then the
      // script that starts the app.
      const listing = [...compilation.chunks]
        .filter((chunk) => chunk.hasRuntime())
        .sort((one, other) => Number(one.isOnlyInitial()) - Number(other.isOnlyInitial()))
        .flatMap(({files}) => [...files].filter((file) => fileName.test(file)));
      const others = compilation
        .getAssets()
        .map(({name}) => name)
        .filter((name) => fileName.test(name) && !listing.includes(name));
      compilation
        .getAssets()
        .filter(({name}) => lateFile.test(name))
        .forEach(({name, source}) => {
          const css = lateStyles(source.source().toString());
          const [, id, hash] = lateFile.exec(name)!;
          const newHash = hashOf(css).slice(0, hash!.length);
          newHashes.set(`${id!}.${hash!}`, newHash);
          compilation.updateAsset(name, new sources.RawSource(css));
          compilation.renameAsset(name, name.replace(lateFile, `$1.${newHash}.css`));
        });
      await Promise.all(others.map((name) => finishScript(name, (source) => source)));
      for (const name of listing) {
        await finishScript(name, withNewHashes);
      }
      cache.save();
    };

    compiler.hooks.compilation.tap('LeanScripts', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        {name: 'LeanScripts', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE},
        () => finish(compilation),
      );
    });
  }
}

export default function leanScripts({siteDir, outDir}: LoadContext): Plugin {
  const cacheFile = join(cacheFolder(siteDir, outDir), 'minified');
  return {
    name: 'lean-scripts',
    configureWebpack({mode, optimization}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const forStyles = (optimization?.minimizer ?? []).filter(
        (plugin) => plugin?.constructor.name !== 'SwcJsMinimizerRspackPlugin',
      );
      return {
        mergeStrategy: {'optimization.minimizer': 'replace'},
        // The Docusaurus types cover only Webpack's plugins, not Rspack's.
        optimization: {minimizer: [...forStyles, new LeanScripts(cacheFile) as never]},
      };
    },
  };
}

import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {build, type Plugin} from 'esbuild';
import {entries, functionModules} from './entries';

/** Makes the package find functions by importing each when a mapping first calls it, instead of all together. */
const functionsOnDemand: Plugin = {
  name: 'functions-on-demand',
  setup(bundler) {
    bundler.onLoad({filter: /[\\/]mapping[\\/]src[\\/]functions[\\/]index\.ts$/}, () => {
      const loaders = functionModules.map(
        (path) => `  ${JSON.stringify(path.replaceAll('/', '.'))}: () => import('./${path}'),`,
      );
      return {
        loader: 'js',
        contents: `const loaders = {
${loaders.join('\n')}
};
export async function findMappingFunction(name) {
  return Object.hasOwn(loaders, name) ? (await loaders[name]()).default : undefined;
}`,
      };
    });
  },
};

/** Takes `@documentation/base` from this folder, which may be a copy of the repository, so paths in the code are the same. */
const baseFromHere: Plugin = {
  name: 'base-from-here',
  setup(bundler) {
    bundler.onResolve({filter: /^@documentation\/base\/internal\//}, ({path}) => {
      const file = resolve('packages/base/src', path.slice('@documentation/base/internal/'.length));
      return {path: existsSync(`${file}.ts`) ? `${file}.ts` : file, sideEffects: false};
    });
  },
};

/** Bundles the package's modules with what they need of `@documentation/base`. Other packages stay dependencies. */
export async function bundleModules(
  folder: string,
  dependencies: readonly string[],
): Promise<void> {
  const {metafile} = await build({
    entryPoints: {...entries},
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'chunks/[name]-[hash]',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    external: dependencies.flatMap((name) => [name, `${name}/*`]),
    plugins: [functionsOnDemand, baseFromHere],
    metafile: true,
    logLevel: 'error',
  });
  const foreign = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  if (foreign.length > 0) {
    throw new Error(
      `The package would contain ${foreign[0]}, without its license. List its package under "dependencies" in packages/mapping/package.json.`,
    );
  }
}

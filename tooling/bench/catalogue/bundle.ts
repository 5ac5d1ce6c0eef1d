import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {build} from 'esbuild';

/**
 * Bundles our engine and the other contenders as for production. Each contender and its libraries are separate files,
 * so a process loads only what it measures.
 */
export async function bundle(folder: string): Promise<string> {
  rmSync(folder, {recursive: true, force: true});
  await build({
    entryPoints: ['tooling/bench/catalogue/process.ts'],
    outdir: folder,
    outExtension: {'.js': '.mjs'},
    bundle: true,
    conditions: ['source'],
    splitting: true,
    minify: true,
    platform: 'node',
    format: 'esm',
    define: {'process.env.NODE_ENV': '"production"'},
    // Libraries in CommonJS require Node's own modules.
    banner: {
      js: 'import * as moduleOfNode from "node:module"; const require = moduleOfNode.createRequire(import.meta.url);',
    },
    logLevel: 'error',
  });
  return join(folder, 'process.mjs');
}

import {repositoryOf} from '../repository';
import {join} from 'node:path';
import type {Chunk, Compilation, Compiler, Module} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {noticesOf, packageFolderOf} from '../../../../tooling/licenses/licenses';

const FILE = 'notices.txt';
/**
 * A comment that points to the notices. It omits the base URL, so
 * scripts are the same wherever the site is deployed.
 */
export const POINTER = `/*! Licenses: ${FILE} */\n`;
const INTRODUCTION =
  'This site’s scripts and stylesheets contain code from these packages, under these licenses.';

/** Returns the folders of the packages whose code is in a chunk. */
function foldersIn({chunkGraph}: Compilation, chunk: Chunk): string[] {
  const modules = chunkGraph
    .getChunkModules(chunk)
    .flatMap((module) => (module as {modules?: Module[]}).modules ?? [module]);
  return modules.flatMap((module) => packageFolderOf(module.nameForCondition() ?? '') ?? []);
}

/** Writes notices.txt, and points to it from each script with third-party code. */
export class Notices {
  /** @param textsFolder The folder with the license texts of packages that have none of their own. */
  constructor(private readonly textsFolder: string) {}

  apply(compiler: Compiler): void {
    const {Compilation, sources} = compiler.webpack;

    const write = (compilation: Compilation) => {
      const folders = new Set<string>();
      for (const chunk of compilation.chunks) {
        const inChunk = foldersIn(compilation, chunk);
        inChunk.forEach((folder) => folders.add(folder));
        const scripts = [...chunk.files].filter((file) => file.endsWith('.js'));
        for (const file of inChunk.length > 0 ? scripts : []) {
          compilation.updateAsset(file, (source) => new sources.ConcatSource(POINTER, source));
        }
      }
      const notices = noticesOf([...folders], INTRODUCTION, this.textsFolder);
      compilation.emitAsset(FILE, new sources.RawSource(notices));
    };

    compiler.hooks.compilation.tap('Notices', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs before apps/site/docusaurus/lean/scripts/index.ts, which names scripts by their content.
        {name: 'Notices', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS},
        () => write(compilation),
      );
    });
  }
}

export default function notices({siteDir}: LoadContext): Plugin {
  const textsFolder = join(repositoryOf(siteDir), 'tooling/licenses/texts');
  return {
    name: 'notices',
    configureWebpack: ({mode}, isServer) =>
      // The Docusaurus types cover only Webpack's plugins, not Rspack's.
      isServer || mode !== 'production' ? {} : {plugins: [new Notices(textsFolder) as never]},
  };
}

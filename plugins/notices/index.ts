import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Chunk, Compilation, Compiler, Module} from '@rspack/core';
import type {LoadContext, Plugin} from '@docusaurus/types';

const FILE = 'notices.txt';
/**
 * A comment that points to the notices. It omits the base URL, so
 * scripts are the same wherever the site is deployed.
 */
export const POINTER = `/*! Licenses: ${FILE} */\n`;
const INTRODUCTION =
  'This site’s scripts and stylesheets contain code from these packages, under these licenses.';

/** '/site/node_modules/@mdx-js/react/lib/index.js' → '/site/node_modules/@mdx-js/react' */
const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
/** Matches 'LICENSE', 'license.md', 'LICENSE-MIT.txt', 'COPYING' and 'NOTICE'. */
const licenseFile = /^(?:license|licence|copying|notice)(?:[.-].*)?$/i;

interface License {
  /** 'react 19.2.9 (MIT)' */
  readonly title: string;
  readonly text: string;
}

function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();
}

/** Returns the notices, with each license text once, below the packages that share it. */
function noticesOf(licenses: readonly License[]): string {
  const titlesByText = new Map<string, string[]>();
  for (const {title, text} of licenses) {
    titlesByText.set(text, [...(titlesByText.get(text) ?? []), title]);
  }
  const notices = [...titlesByText].map(
    ([text, titles]) => `${[...new Set(titles)].sort().join('\n')}\n\n${text}\n`,
  );
  return [`${INTRODUCTION}\n`, ...notices.sort()].join(`\n${'='.repeat(80)}\n\n`);
}

/** Returns the folders of the packages whose code is in a chunk. */
function foldersIn({chunkGraph}: Compilation, chunk: Chunk): string[] {
  const modules = chunkGraph
    .getChunkModules(chunk)
    .flatMap((module) => (module as {modules?: Module[]}).modules ?? [module]);
  return modules.flatMap(
    (module) => packageFolder.exec(module.nameForCondition() ?? '')?.[0] ?? [],
  );
}

/** Writes notices.txt, and points to it from each script with third-party code. */
export class Notices {
  /** @param textsFolder The folder with the license texts of packages that come without one. */
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
      const licenses = [...folders].map((folder) => this.read(folder));
      const missing = licenses.filter(({text}) => !text).map(({title}) => title);
      if (missing.length > 0) {
        throw new Error(
          `These packages are part of the scripts, but come without a license text: ${missing.sort().join(', ')}. Add the text from the package's repository to ${this.textsFolder}, or use another package.`,
        );
      }
      compilation.emitAsset(FILE, new sources.RawSource(noticesOf(licenses)));
    };

    compiler.hooks.compilation.tap('Notices', (compilation) => {
      compilation.hooks.processAssets.tap(
        // Runs before plugins/lean/scripts/index.ts, which names scripts by their content.
        {name: 'Notices', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONS},
        () => write(compilation),
      );
    });
  }

  private read(folder: string): License {
    const {name, version, license} = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    ) as {name: string; version: string; license?: unknown};
    const files = readdirSync(folder).filter((file) => licenseFile.test(file));
    const own = files.sort().map((file) => readText(join(folder, file)));
    const added = join(this.textsFolder, `${name}.txt`);
    return {
      title: `${name} ${version} (${typeof license === 'string' ? license : 'see below'})`,
      text: own.join('\n\n').trim() || (existsSync(added) ? readText(added) : ''),
    };
  }
}

export default function notices({siteDir}: LoadContext): Plugin {
  const textsFolder = join(siteDir, 'plugins/notices/texts');
  return {
    name: 'notices',
    configureWebpack: ({mode}, isServer) =>
      // The Docusaurus types cover only Webpack's plugins, not Rspack's.
      isServer || mode !== 'production' ? {} : {plugins: [new Notices(textsFolder) as never]},
  };
}

import {brotliCompressSync, constants} from 'node:zlib';
import {resolve} from 'node:path';
import {build, type BuildOptions, type Metafile, type Plugin} from 'esbuild';

/** The oldest Node version that the tool runs on. */
const target = 'node20';

const options = {
  bundle: true,
  conditions: ['source'],
  platform: 'node',
  target,
  minify: true,
  write: false,
  metafile: true,
  legalComments: 'none',
  logLevel: 'error',
} as const satisfies BuildOptions;

/** Libraries that only some commands need, by the modules that they replace. */
const libraries: readonly {readonly name: string; readonly modules: RegExp}[] = [
  {name: 'catalogue', modules: /\/libraries\/catalogue$/},
  {name: 'pdf', modules: /^pdfjs-dist\/legacy\/build\/pdf(?:\.worker)?\.mjs$/},
  {name: 'mcp', modules: /\/libraries\/mcp$/},
];

/** Compresses text so that it can be written into a program. */
export function pack(text: string): string {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    // A higher quality takes ten times as long, and saves 5%.
    [constants.BROTLI_PARAM_QUALITY]: 9,
  };
  return brotliCompressSync(text, {params}).toString('base64');
}

interface Bundled {
  readonly code: string;
  /** The files that are part of the code, relative to the project: 'node_modules/zod/index.js' */
  readonly inputs: readonly string[];
}

/**
 * Writes other characters as escapes. Bundles have them only in regular expressions. Node parses ASCII in two thirds of
 * the time.
 */
function inAscii(code: string): string {
  return code.replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

async function bundled(entry: string, own: BuildOptions): Promise<Bundled> {
  const {outputFiles, metafile} = await build({
    ...options,
    ...own,
    entryPoints: [entry],
  } as BuildOptions & {readonly write: false; readonly metafile: true});
  return {code: inAscii(outputFiles[0]!.text), inputs: inputsOf(metafile)};
}

/** The files that contribute to the output. */
function inputsOf({outputs}: Metafile): string[] {
  return Object.values(outputs).flatMap(({inputs}) =>
    Object.entries(inputs)
      .filter(([, {bytesInOutput}]) => bytesInOutput > 0)
      .map(([path]) => path),
  );
}

/** Puts libraries into the program as compressed text, which the program evaluates when it first needs them. */
function packLibraries(packed: Map<string, Promise<Bundled>>, outer?: string): Plugin {
  return {
    name: 'pack-libraries',
    setup(build) {
      for (const {name, modules} of libraries.filter((each) => each.name !== outer)) {
        build.onResolve({filter: modules}, () => ({path: name, namespace: 'packed'}));
      }
      build.onLoad({filter: /.*/, namespace: 'packed'}, async ({path: name}) => {
        const library =
          packed.get(name) ??
          bundled(`apps/cli/src/libraries/${name}.ts`, {
            format: 'cjs',
            plugins: [packLibraries(packed, name)],
            // The PDF library looks for a package that draws pages. Without a place to look, it finds none.
            logOverride: {'empty-import-meta': 'silent'},
          });
        packed.set(name, library);
        await library;
        return {
          contents: `const {unpackLibrary} = require('./unpackLibrary');
            module.exports = unpackLibrary(${JSON.stringify(name)});`,
          resolveDir: resolve('apps/cli/src/libraries'),
        };
      });
    },
  };
}

/** Bundles the program with what only the build knows. Returns its code, and the files that are part of it. */
export async function bundle(
  facts: (inputs: readonly string[]) => Omit<typeof BUNDLED, 'libraries'>,
): Promise<string> {
  const packed = new Map<string, Promise<Bundled>>();
  const program = await bundled('apps/cli/src/main.ts', {
    format: 'esm',
    plugins: [packLibraries(packed)],
  });
  const inputs = [...program.inputs];
  const codes: Record<string, string> = {};
  // In the order of the list, so the same sources give the same bytes.
  for (const {name} of libraries) {
    const library = await packed.get(name)!;
    inputs.push(...library.inputs);
    codes[name] = pack(library.code);
  }
  const values: typeof BUNDLED = {...facts(inputs), libraries: codes};
  return `const BUNDLED=${JSON.stringify(values)};\n${program.code}`;
}

import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {brotliDecompressSync} from 'node:zlib';

/** Returns text that tools/build/pack.ts has compressed. */
export function unpackText(packed: string): string {
  return brotliDecompressSync(Buffer.from(packed, 'base64')).toString('utf8');
}

/** Evaluates a library that tools/build/pack.ts has compressed. As plain code, it would be parsed at every start. */
export function unpackLibrary(packed: string, name: string): unknown {
  const library = {exports: {}};
  const evaluate = compileFunction(unpackText(packed), ['module', 'exports', 'require'], {
    filename: `mapping.mjs/${name}`,
  }) as (module: object, exports: object, require: NodeJS.Require) => void;
  evaluate(library, library.exports, createRequire(import.meta.url));
  return library.exports;
}

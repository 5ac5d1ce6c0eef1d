import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {unpackText} from '../unpack';

/** Evaluates a library that tools/build/bundle.ts has compressed. As plain code, it would be parsed at every start. */
export function unpackLibrary(packed: string, name: string): unknown {
  const library = {exports: {}};
  const evaluate = compileFunction(unpackText(packed), ['module', 'exports', 'require'], {
    filename: `mapping.mjs/${name}`,
  }) as (module: object, exports: object, require: NodeJS.Require) => void;
  evaluate(library, library.exports, createRequire(import.meta.url));
  return library.exports;
}

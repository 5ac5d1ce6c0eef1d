import {createRequire} from 'node:module';
import {compileFunction} from 'node:vm';
import {unpackText} from '../unpack';

type Library = (
  module: object,
  exports: object,
  require: NodeJS.Require,
  bundled: typeof BUNDLED,
) => void;

/** Evaluates a library that apps/cli/build/bundle.ts has compressed. As plain code, it would be parsed at every start. */
export function unpackLibrary(name: string): unknown {
  const library = {exports: {}};
  const evaluate = compileFunction(
    unpackText(BUNDLED.libraries[name]!),
    // A library can contain others.
    ['module', 'exports', 'require', 'BUNDLED'],
    {filename: `mapping.mjs/${name}`},
  ) as Library;
  // Libraries load only what is part of Node, which doesn't depend on the path.
  evaluate(library, library.exports, createRequire(process.execPath), BUNDLED);
  return library.exports;
}

/** The parts of the bundler's runtime that the workers use. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: {readonly mode: 'lazy'; readonly regExp: RegExp},
  ): {(path: string): Promise<unknown>; keys(): string[]};
}

declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;
/** All modules that have loaded, by ID. */
declare const __webpack_modules__: Readonly<Record<string, unknown>>;
/** Returns a module, and runs it when it is first required. */
declare const __webpack_require__: (module: string) => unknown;

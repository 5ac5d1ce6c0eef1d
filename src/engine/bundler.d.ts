/** What the bundler adds to the language, as far as the worker uses it. */
interface ImportMeta {
  webpackContext(
    folder: string,
    options: {readonly mode: 'lazy'; readonly regExp: RegExp},
  ): {(path: string): Promise<unknown>; keys(): string[]};
}

declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

/** The last property of a definition: `run: …`, `async run(…) {…}`, `*converse(…) {…}` */
const code = /\n {2}(?:async )?\*?(?:run|converse)\b[(:,][^]*?\n\}\);\n/;

/** What only the search and the front matter need. */
const indexOnly = /^ {2}(?:aliases|tags): \[(?:.*\]|\n(?: {4}.*\n)+ {2}\]),\n/gm;

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function factsOnly(source) {
  if (!code.test(source)) {
    throw new Error(`${this.resourcePath}: run or converse must come last in a definition.`);
  }
  return source.replace(code, '\n});\n').replaceAll(indexOnly, '');
};

/** The last property of a definition: `run: …`, `async run(…) {…}`, `*converse(…) {…}` */
const code = /\n {2}(?:async )?\*?(?:run|converse)\b[(:,][^]*?\n\}\);\n/;

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function factsOnly(source) {
  if (!code.test(source)) {
    throw new Error(`${this.resourcePath}: run or converse must come last in a definition.`);
  }
  return source.replace(code, '\n});\n');
};

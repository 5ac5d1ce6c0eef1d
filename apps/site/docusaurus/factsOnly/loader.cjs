/** Matches the code at the end of a definition: `run: …`, `async run(…) {…}`, `*converse(…) {…}`, and `load` before it. */
const code = /\n {2}(?:async )?\*?(?:load|run|converse)\b[(:,][^]*?\n\}\);\n/;

/** Matches the properties that only the search index and the front matter need. */
const indexOnly = /^ {2}(?:aliases|tags): \[(?:.*\]|\n(?: {4}.*\n)+ {2}\]),\n/gm;

/**
 * @this {{resourcePath: string}}
 * @param {string} source
 */
module.exports = function factsOnly(source) {
  if (!code.test(source)) {
    throw new Error(
      `${this.resourcePath}: \`run\` or \`converse\` must come last in a definition. Move it to the end.`,
    );
  }
  return source.replace(code, '\n});\n').replaceAll(indexOnly, '');
};

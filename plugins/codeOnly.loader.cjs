const ts = require('typescript');

/** What no run looks at. */
const forReaders = new Set([
  'summary',
  'nullAndEmpty',
  'credentials',
  'errors',
  'examples',
  'related',
  'mappingFunctions',
  'workflowFunctions',
  'tags',
  'aliases',
  'limits',
  'notes',
]);

/**
 * Leaves out what `export default define…({…})` says to readers only.
 *
 * @param {string} source
 */
module.exports = function codeOnly(source) {
  const file = ts.createSourceFile('definition.ts', source, ts.ScriptTarget.Latest);
  const call = file.statements.find(ts.isExportAssignment)?.expression;
  const facts = call && ts.isCallExpression(call) ? call.arguments[0] : undefined;
  if (!facts || !ts.isObjectLiteralExpression(facts)) {
    return source;
  }
  const isForReaders = (/** @type {import('typescript').ObjectLiteralElementLike} */ {name}) =>
    name && ts.isIdentifier(name) && forReaders.has(name.text);
  let code = source;
  for (const {pos, end} of facts.properties.filter(isForReaders).reverse()) {
    // With the comma after it.
    code = code.slice(0, pos) + code.slice(end + 1);
  }
  return code;
};

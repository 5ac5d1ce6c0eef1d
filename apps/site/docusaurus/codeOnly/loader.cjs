const ts = require('typescript');

/** Properties of a definition that a run doesn't need. */
const forReaders = new Set([
  'summary',
  'returns',
  'nullAndEmpty',
  'credentials',
  'errors',
  'examples',
  'related',
  'mappingFunctions',
  'workflowFunctions',
  'equivalents',
  'tags',
  'aliases',
  'limits',
  'notes',
  'picture',
  'syntax',
]);

/** @typedef {import('typescript').ObjectLiteralElementLike} Property */

/** @returns {readonly Property[]} */
function propertiesOf(/** @type {import('typescript').Node | undefined} */ node) {
  return node && ts.isObjectLiteralExpression(node) ? node.properties : [];
}

/** @returns {string | undefined} */
function nameOf(/** @type {Property} */ {name}) {
  return name && ts.isIdentifier(name) ? name.text : undefined;
}

/** @returns {readonly Property[]} */
function propertiesIn(/** @type {Property} */ property) {
  return ts.isPropertyAssignment(property) ? propertiesOf(property.initializer) : [];
}

/**
 * Removes the properties of `export default define…({…})` that only readers need.
 *
 * @param {string} source
 */
module.exports = function codeOnly(source) {
  const file = ts.createSourceFile('definition.ts', source, ts.ScriptTarget.Latest);
  const call = file.statements.find(ts.isExportAssignment)?.expression;
  const facts = propertiesOf(call && ts.isCallExpression(call) ? call.arguments[0] : undefined);
  const descriptions = facts
    .filter((fact) => nameOf(fact) === 'parameters')
    .flatMap(propertiesIn)
    .flatMap(propertiesIn)
    .filter((property) => nameOf(property) === 'description');
  const left = [...facts.filter((fact) => forReaders.has(nameOf(fact) ?? '')), ...descriptions];
  let code = source;
  for (const {pos, end} of left.sort((a, b) => b.pos - a.pos)) {
    code = code.slice(0, pos) + code.slice(code[end] === ',' ? end + 1 : end);
  }
  return code;
};

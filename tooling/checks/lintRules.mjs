// Lint rules for assertions that pass for almost any value, or fail by chance. Oxlint loads them as a plugin.

/** @typedef {{report: (problem: {node: unknown, message: string}) => void}} Context */

function forbid(/** @type {string} */ selector, /** @type {string} */ message) {
  return {
    create: (/** @type {Context} */ context) => ({
      [selector]: (/** @type {unknown} */ node) => context.report({node, message}),
    }),
  };
}

export default {
  meta: {name: 'house'},
  rules: {
    'no-vague-value': forbid(
      'CallExpression[callee.property.name=/^toBe(Defined|Truthy|Falsy)$/]',
      'Almost every value passes. Assert the value itself: toBe, toEqual, toMatchObject.',
    ),
    'no-empty-text': forbid(
      'CallExpression[callee.property.name=/^(toContainText|toContain|toMatch|toThrow)$/][arguments.0.value=""]',
      'Every string contains the empty string. Assert the text that must be there.',
    ),
    'no-negative-length': forbid(
      'CallExpression[callee.property.name="toBeGreaterThanOrEqual"][arguments.0.value=0][callee.object.arguments.0.property.name=/^(length|size)$/]',
      'A length is never negative. Assert the length, or that it is above 0.',
    ),
    'no-own-deadline': forbid(
      'CallExpression > ObjectExpression > Property[key.name="timeout"]',
      'A busy machine takes longer. Leave the limit to the configuration, which ends only tests that hang.',
    ),
    'no-expected-literal': forbid(
      'CallExpression[callee.name="expect"][arguments.0.type="Literal"]',
      'A literal never changes. Assert what the code returns.',
    ),
  },
};

import js from '@eslint/js';
import vitest from '@vitest/eslint-plugin';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

const noHtmlFromStrings = {
  selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  message: 'Render elements, not HTML from a string.',
};

/** Assertions that pass for almost any value. */
const emptyAssertions = [
  {
    selector: 'CallExpression[callee.property.name=/^toBe(Defined|Truthy|Falsy)$/]',
    message: 'Almost every value passes. Assert the value itself: toBe, toEqual, toMatchObject.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(toContainText|toContain|toMatch|toThrow)$/][arguments.0.value=""]',
    message: 'Every string contains the empty string. Assert the text that must be there.',
  },
  {
    selector:
      'CallExpression[callee.property.name="toBeGreaterThanOrEqual"][arguments.0.value=0][callee.object.arguments.0.property.name=/^(length|size)$/]',
    message: 'A length is never negative. Assert the length, or that it is above 0.',
  },
  {
    selector: 'CallExpression[callee.name="expect"][arguments.0.type="Literal"]',
    message: 'A literal never changes. Assert what the code returns.',
  },
];

export default defineConfig(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'playwright-report/', 'test-results/']},
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  {
    files: ['{src,plugins}/**/*.{ts,tsx}'],
    extends: [jsxA11y.configs.recommended, reactHooks.configs.flat.recommended],
  },
  {
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'no-restricted-syntax': ['error', noHtmlFromStrings],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      globals: {process: 'readonly', console: 'readonly', performance: 'readonly', URL: 'readonly'},
    },
  },
  {
    files: ['**/*.cjs'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {
      sourceType: 'commonjs',
      globals: {
        process: 'readonly',
        require: 'readonly',
        module: 'writable',
        __dirname: 'readonly',
      },
    },
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: {vitest},
    rules: {
      'no-restricted-syntax': ['error', noHtmlFromStrings, ...emptyAssertions],
      'vitest/expect-expect': ['error', {assertFunctionNames: ['expect', 'expect*']}],
      'vitest/no-commented-out-tests': 'error',
      'vitest/no-conditional-expect': 'error',
      'vitest/no-conditional-tests': 'error',
      'vitest/no-disabled-tests': 'error',
      'vitest/no-focused-tests': 'error',
      'vitest/no-identical-title': 'error',
      'vitest/no-standalone-expect': 'error',
      'vitest/require-awaited-expect-poll': 'error',
      'vitest/require-to-throw-message': 'error',
      // `expect` accepts a failure message as its second argument.
      'vitest/valid-expect': ['error', {maxArgs: 2}],
      'vitest/valid-expect-in-promise': 'error',
      'vitest/valid-title': 'error',
    },
  },
  {
    files: ['e2e/**/*.ts'],
    plugins: {playwright},
    settings: {playwright: {globalAliases: {test: ['testWithClock']}}},
    rules: {
      'no-restricted-syntax': ['error', ...emptyAssertions],
      'playwright/expect-expect': ['error', {assertFunctionPatterns: ['^expect[A-Z]']}],
      'playwright/missing-playwright-await': 'error',
      'playwright/no-commented-out-tests': 'error',
      'playwright/no-conditional-expect': 'error',
      'playwright/no-element-handle': 'error',
      'playwright/no-focused-test': 'error',
      'playwright/no-identical-title': 'error',
      'playwright/no-page-pause': 'error',
      'playwright/no-skipped-test': 'error',
      'playwright/no-standalone-expect': 'error',
      'playwright/no-unused-locators': 'error',
      'playwright/no-useless-await': 'error',
      'playwright/no-useless-not': 'error',
      'playwright/no-wait-for-selector': 'error',
      'playwright/no-wait-for-timeout': 'error',
      'playwright/prefer-web-first-assertions': 'error',
      'playwright/valid-describe-callback': 'error',
      'playwright/valid-expect': 'error',
      'playwright/valid-title': 'error',
    },
  },
);

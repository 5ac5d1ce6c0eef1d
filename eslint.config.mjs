import js from '@eslint/js';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import {defineConfig} from 'eslint/config';
import tseslint from 'typescript-eslint';

/** Who may import whom: a folder, and what it may not reach. */
const boundaries = [
  {target: './functions', from: '.', except: ['./functions', './node_modules']},
  {target: './src', from: '.', except: ['./src', './functions', './node_modules', './.docusaurus']},
  {target: './config', from: ['./src', './e2e', './bench', './scripts']},
  {target: './plugins', from: ['./e2e', './bench', './scripts']},
  {target: './scripts', from: ['./e2e', './bench']},
];

export default defineConfig(
  {ignores: ['build/', '.docusaurus/', '.cache/', 'playwright-report/', 'test-results/']},
  js.configs.recommended,
  tseslint.configs.recommendedTypeChecked,
  jsxA11y.flatConfigs.recommended,
  reactHooks.configs.flat.recommended,
  {
    plugins: {'import-x': importX},
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: boundaries.map((zone) => ({
            ...zone,
            message: 'See "Who may import whom" in CONTRIBUTING.md.',
          })),
        },
      ],

      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Render elements, not HTML from a string.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: {globals: {process: 'readonly', console: 'readonly', URL: 'readonly'}},
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
);

import {defineConfig} from 'vitest/config';

/** Ends a test that hangs. Tests wait for what happens, however long a busy machine takes. */
const testTimeout = 300_000;

/** These fill the memory, or replace modules, so each has a thread to itself. */
const ISOLATED_TESTS = [
  'packages/mapping/src/functions/**/hostile*.test.ts',
  'packages/mapping/src/functions/Readers/brokenInput.test.ts',
  'packages/mapping/src/functions/Excel/wildcards.test.ts',
  'packages/mapping/src/functions/JSON/Patch.test.ts',
  'packages/mapping/src/formats/xpath/*.test.ts',
  'apps/site/src/components/TryIt/draft/history.test.ts',
  'apps/site/src/components/Workbench/keep/saved/saved.test.ts',
  'apps/site/src/hostileValues/hostileValues.test.ts',
];

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Tests that start builds and programs take longest, so they run first.
    projects: [
      {
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'build',
          include: ['{config,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'plugins',
          include: ['apps/site/docusaurus/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'tools',
          include: ['tools/**/*.test.ts'],
          // Builds the command-line tool, which the tests start.
          globalSetup: 'apps/cli/tests/buildOnce.ts',
          pool: 'threads',
        },
      },
      {
        test: {
          testTimeout,
          name: 'functions',
          include: ['functions/**/*.test.ts'],
          exclude: ISOLATED_TESTS,
          pool: 'threads',
          // The tests of a thread share their hundreds of modules, which keep no state.
          isolate: false,
        },
      },
      {
        // tsconfig.json leaves JSX to the site's bundler, which tests don't use.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          testTimeout,
          name: 'site',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ISOLATED_TESTS,
          // Threads start faster than processes, which only the bundler needs.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        test: {
          testTimeout,
          name: 'isolated',
          include: ISOLATED_TESTS,
          pool: 'threads',
        },
      },
    ],
  },
});

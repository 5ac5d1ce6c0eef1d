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

/** The packages of this repository are read as source. Vitest runs `globalSetup` in an environment of its own. */
const conditions = {resolve: {conditions: ['source']}};
const source = {ssr: conditions, environments: {__vitest__: conditions}};

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Tests that start builds and programs take longest, so they run first.
    projects: [
      {
        ...source,
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'build',
          include: ['{apps/site/{config,build},tooling}/**/*.test.ts'],
        },
      },
      {
        ...source,
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'plugins',
          include: ['apps/site/docusaurus/**/*.test.{ts,tsx}'],
          isolate: false,
        },
      },
      {
        ...source,
        test: {
          testTimeout,
          hookTimeout: testTimeout,
          name: 'tools',
          include: ['apps/cli/**/*.test.ts'],
          // Builds the command-line tool, which the tests start.
          globalSetup: 'apps/cli/tests/buildOnce.ts',
          pool: 'threads',
        },
      },
      {
        ...source,
        test: {
          testTimeout,
          name: 'functions',
          include: [
            'packages/{base,mapping,workflow}/**/*.test.ts',
            'packages/reference/src/changeLog/*.test.ts',
          ],
          exclude: ISOLATED_TESTS,
          pool: 'threads',
          // The tests of a thread share their hundreds of modules, which keep no state.
          isolate: false,
        },
      },
      {
        ...source,
        // tsconfig.json leaves JSX to the site's bundler, which tests don't use.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          testTimeout,
          name: 'site',
          include: [
            'apps/site/src/**/*.test.{ts,tsx}',
            'packages/reference/src/!(changeLog)/**/*.test.ts',
          ],
          exclude: ISOLATED_TESTS,
          // Threads start faster than processes, which only the bundler needs.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        ...source,
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

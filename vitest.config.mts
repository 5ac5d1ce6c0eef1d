import {defineConfig} from 'vitest/config';

/** Generous, so tests don't fail on a slow machine. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    passWithNoTests: false,
    // Tests that start builds and programs take longest, so they run first.
    projects: [
      {
        test: {
          testTimeout,
          name: 'build',
          include: ['{config,plugins,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // tsconfig.json leaves JSX to the site's bundler, which tests don't use.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          testTimeout,
          name: 'site',
          include: ['{functions,src}/**/*.test.{ts,tsx}'],
          // Threads start faster than processes, which only the bundler needs.
          pool: 'threads',
        },
      },
    ],
  },
});

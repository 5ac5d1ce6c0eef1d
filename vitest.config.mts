import {defineConfig} from 'vitest/config';

/** Generous, because a slow machine isn't a failure. */
const testTimeout = 30_000;

export default defineConfig({
  test: {
    passWithNoTests: false,
    // What starts builds and programs takes longest and goes first.
    projects: [
      {
        test: {
          testTimeout,
          name: 'build',
          include: ['{config,plugins,scripts}/**/*.test.{ts,tsx}'],
        },
      },
      {
        // tsconfig.json leaves JSX to the bundler of the site, and tests don't use that.
        oxc: {jsx: {runtime: 'automatic'}},
        test: {
          testTimeout,
          name: 'site',
          include: ['{functions,src}/**/*.test.{ts,tsx}'],
          // A thread starts sooner than a process, which only the bundler needs.
          pool: 'threads',
        },
      },
    ],
  },
});

// The unit tests of packages, which StrykerJS runs against each mutant.
import {defineConfig} from 'vitest/config';
import config from '../../../vitest.config.mjs';

/** These take longest, and run what other tests run, too: with large inputs, or in other time zones. */
const SLOW_TESTS = [
  'packages/mapping/src/functions/**/hostile*.test.ts',
  'packages/mapping/src/functions/hosts.test.ts',
  'packages/mapping/src/functions/Excel/internalRates.test.ts',
];

export default defineConfig({
  test: {
    projects: config.test!.projects!.flatMap((project) => {
      const {test} = project as {test: {name: string; exclude?: string[]}};
      return ['functions', 'isolated'].includes(test.name)
        ? [{test: {...test, exclude: [...(test.exclude ?? []), ...SLOW_TESTS]}}]
        : [];
    }),
  },
});

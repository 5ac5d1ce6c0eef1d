// The unit tests of packages, which StrykerJS runs against each mutant.
import {resolve} from 'node:path';
import {defineConfig} from 'vitest/config';
import config from '../../../vitest.config.mjs';

/** These take longest, and run what other tests run, too: with large inputs, or in other time zones. */
const SLOW_TESTS = [
  'packages/mapping/src/functions/**/hostile*.test.ts',
  'packages/mapping/src/functions/hosts.test.ts',
  'packages/mapping/src/functions/Excel/internalRates.test.ts',
];

/** StrykerJS changes a copy of the packages, but links to the installed ones, which lead to the original. */
const copies = {
  find: /^@documentation\/(\w+)\/internal\/(.*)$/,
  replacement: `${resolve(import.meta.dirname, '../../../packages')}/$1/src/$2`,
};

export default defineConfig({
  test: {
    projects: config.test!.projects!.flatMap((project) => {
      const {test} = project as {test: {name: string; exclude?: string[]}};
      return ['functions', 'isolated'].includes(test.name)
        ? [
            {
              resolve: {alias: [copies]},
              test: {...test, exclude: [...(test.exclude ?? []), ...SLOW_TESTS]},
            },
          ]
        : [];
    }),
  },
});

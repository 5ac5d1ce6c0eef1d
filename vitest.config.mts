import {defineConfig} from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{config,functions,plugins,scripts,src}/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
    // Generous, because a busy machine is no defect.
    testTimeout: 30_000,
  },
});

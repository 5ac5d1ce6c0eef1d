import {afterEach, expect, it, vi} from 'vitest';
import {findWebKit, sayMissingBrowsers} from './otherBrowsers.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('says which browser the tests go without, and what to install', () => {
  vi.stubEnv('PATH', '/nowhere');
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(findWebKit()).toBeUndefined();
  sayMissingBrowsers();
  expect(log.mock.calls.join('\n')).toContain(
    'WebKit wasn’t found and couldn’t be installed, so no test runs in it. On Linux, install',
  );
});

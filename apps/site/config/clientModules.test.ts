import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

// Docusaurus loads client modules by path, so Knip treats each of them as used.
it('every client module is loaded', () => {
  const loaders = ['siteConfig.ts', 'docusaurus/analytics/index.ts']
    .map((path) => readFileSync(`apps/site/${path}`, 'utf8'))
    .join();
  const modules = readdirSync('apps/site/src/clientModules').map(
    (name) => `src/clientModules/${name}`,
  );
  expect(modules.filter((path) => !loaders.includes(path))).toEqual([]);
});

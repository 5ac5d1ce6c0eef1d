import {cpSync, symlinkSync, existsSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {peers} from '../peers';
import type {Page} from '../peers/exportPages';
import {describePeer, installPeer, writePages} from '../peers/prepare';
import {cacheFolder} from '../../../apps/site/docusaurus/buildCache';
import type {Site} from '../site';
import {ours} from '../sites';
import {generatePages} from './generatePages';

const root = '.cache/bench/growth';
const stock = peers.find(({name}) => name === 'Docusaurus')!;
/** Turns off the bundler's cache, which doesn't distinguish folders, so it would return another site's files. */
const withoutCache = {DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};

/**
 * Writes the pages to a folder and returns a `Site` that builds them with our
 * configuration. Skips the home page, which is a component.
 */
export function ourSiteOf(pages: readonly Page[], folder: string): Site {
  const docs = resolve(folder, 'docs');
  const output = resolve(folder, 'build');
  const generated = join(folder, 'generated');
  writePages(
    docs,
    pages.filter(({path}) => path !== 'index'),
    stock.write,
  );
  return {
    ...ours,
    output,
    caches: [generated, output, cacheFolder('apps/site', output)],
    build: [
      'node',
      'tooling/commands/build.mjs',
      output,
      '--config',
      'tooling/bench/growth/docusaurus.config.cjs',
    ],
    buildEnvironment: {GROWTH_DOCS: docs, DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated},
  };
}

/** Generates `count` pages and returns a `Site` that builds them with our configuration. */
export function ourGrownSite(pages: readonly Page[], count: number): Promise<Site> {
  const site = ourSiteOf(generatePages(pages, count), join(root, `ours-${count}`));
  return Promise.resolve({
    ...site,
    buildEnvironment: {...site.buildEnvironment, ...withoutCache},
  });
}

/** Generates `count` pages and returns a `Site` that builds them with stock Docusaurus and its installed packages. */
export async function stockGrownSite(pages: readonly Page[], count: number): Promise<Site> {
  const installed = resolve('.cache/peers/docusaurus');
  const directory = resolve(root, `docusaurus-${count}`);
  await installPeer(stock, installed);
  writePages(join(directory, stock.contentFolder), generatePages(pages, count), stock.write);
  cpSync('tooling/bench/peers/docusaurus', directory, {recursive: true});
  const modules = join(directory, 'node_modules');
  if (!existsSync(modules)) {
    symlinkSync(join(installed, 'node_modules'), modules);
  }
  const site = await describePeer(stock, directory);
  return {...site, buildEnvironment: {...site.buildEnvironment, ...withoutCache}};
}

import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {afterAll, expect, it} from 'vitest';

/**
 * Tests the build errors in specification §8 on a site of two pages with our own configuration, docs plugin and
 * navbar items. The rest of our theme would bundle the whole catalogue.
 */

// The site is inside the repository, so Node finds the packages.
mkdirSync('.cache', {recursive: true});
const folder = mkdtempSync('.cache/build-errors-');
afterAll(() => rmSync(folder, {recursive: true}));

interface Fixture {
  /** The content of the second page. The first page is always valid. */
  readonly page?: string;
  readonly sidebarItem?: string;
  readonly navbarItem?: object;
}

const pagesAndStyles = `
  plugins: [
    [docsPlugin, {path: './docs', routeBasePath: '/', sidebarPath: './sidebars.js'}],
  ],
  themes: [
    ['@docusaurus/theme-classic', {}],
    () => ({name: 'our-theme', getThemePath: () => './theme'}),
  ],`;

/** Writes and builds the site. Resolves with the exit code and the complete output. */
function build(name: string, {page = '', sidebarItem = 'first', navbarItem}: Fixture) {
  const site = join(folder, name);
  mkdirSync(join(site, 'docs'), {recursive: true});
  mkdirSync(join(site, 'theme'));
  symlinkSync(resolve('apps/site/src/theme/NavbarItem'), join(site, 'theme/NavbarItem'));
  writeFileSync(join(site, 'docs/first.md'), '---\nslug: /\n---\n\n# First\n\n## A heading\n');
  writeFileSync(join(site, 'docs/second.md'), `# Second\n\n${page}\n`);
  writeFileSync(
    join(site, 'sidebars.js'),
    `export default {guidesSB: [${JSON.stringify(sidebarItem)}, 'second']};`,
  );
  writeFileSync(
    join(site, 'docusaurus.config.cjs'),
    `const siteConfig = require('../../../apps/site/docusaurus.config.cjs')();
const [docsPlugin] = siteConfig.plugins.find((plugin) => plugin[1]?.sidebarPath);
module.exports = {
  ...siteConfig,
  clientModules: [],
  staticDirectories: [],
  headTags: [],
  favicon: undefined,
  ${pagesAndStyles}
  themeConfig: {navbar: {items: ${JSON.stringify(navbarItem ? [navbarItem] : [])}}},
};`,
  );
  const command = join(process.cwd(), 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const process_ = spawn(process.execPath, [command, 'build', '--no-minify'], {
    cwd: site,
    env: {...process.env, NODE_NO_WARNINGS: '1', DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
  });
  let output = '';
  process_.stdout.on('data', (text: Buffer) => (output += text.toString()));
  process_.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise<{status: number | null; output: string}>((resolve) => {
    process_.on('close', (status) => resolve({status, output}));
  });
}

it('a broken link is a build error', async () => {
  const {status, output} = await build('link', {page: '[gone](/no-such-page)'});
  expect(output).toMatch(/found broken links/);
  expect(output).toContain('/no-such-page');
  expect(status).not.toBe(0);
}, 240_000);

it('a broken anchor is only a warning', async () => {
  const {status, output} = await build('anchor', {page: '[gone](/#no-such-heading)'});
  expect(output).toMatch(/WARNING.*found broken anchors/s);
  expect(output).toContain('/#no-such-heading');
  expect(status).toBe(0);
}, 240_000);

it('a navbar item that fails to render is a build error that names the item', async () => {
  const {status, output} = await build('navbar', {
    navbarItem: {type: 'custom-does-not-exist', position: 'left'},
  });
  expect(output).toContain('No NavbarItem component found for type "custom-does-not-exist"');
  expect(status).not.toBe(0);
}, 240_000);

it('an unknown sidebar ID is a developer error', async () => {
  const {status, output} = await build('sidebar', {
    navbarItem: {type: 'docSidebar', sidebarId: 'noSuchSB', label: 'Gone'},
  });
  expect(output).toContain(`Can't find any sidebar with id "noSuchSB"`);
  expect(output).toContain('guidesSB');
  expect(status).not.toBe(0);
}, 240_000);

it('an unknown doc ID in the navbar is a developer error', async () => {
  const {status, output} = await build('navbar-doc', {
    navbarItem: {type: 'doc', docId: 'no-such-doc', label: 'Gone'},
  });
  expect(output).toContain(`Can't find any doc with id "no-such-doc"`);
  expect(status).not.toBe(0);
}, 240_000);

it.each([
  {type: 'docSidebar', sidebarId: 'guidesSB', label: 'All pages'},
  {type: 'doc', docId: 'second', label: 'All pages'},
])(
  'the navbar can link to a $type, and marks the link on its pages',
  async (item) => {
    const {status, output} = await build(`valid-${item.type}`, {navbarItem: item});
    expect(status, output).toBe(0);
    const html = readFileSync(
      join(folder, `valid-${item.type}`, 'build/second/index.html'),
      'utf8',
    );
    const link = /<a\b[^>]*navbar__link--active[^>]*>/.exec(html)?.[0];
    expect(link).toContain('aria-current=page');
  },
  240_000,
);

it('an unknown doc ID is a developer error', async () => {
  const {status, output} = await build('doc', {sidebarItem: 'no-such-doc'});
  expect(output).toMatch(/sidebar document ids do not exist/);
  expect(output).toContain('no-such-doc');
  expect(status).not.toBe(0);
}, 240_000);

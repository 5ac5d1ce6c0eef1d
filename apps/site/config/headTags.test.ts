import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {parseEnvironment} from './environment';
import {headTags} from './headTags';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly {
    readonly src: string;
    readonly type: string;
    readonly sizes: string;
    readonly purpose?: string;
  }[];
}

const manifest = JSON.parse(
  readFileSync('apps/site/content/static/site.webmanifest', 'utf8'),
) as Manifest;
const tags = headTags(parseEnvironment({SITE_BASE_URL: '/docs/'})).map(
  ({attributes}) => attributes ?? {},
);

/** Reads the width and height from the header of a PNG image: '192x192' */
function sizeOf(path: string): string {
  const bytes = readFileSync(path);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

it('links are under the base URL, and lead to files', () => {
  const paths = tags.flatMap(({href}) => (typeof href === 'string' ? [href] : []));
  expect(paths).toHaveLength(2);
  for (const path of paths) {
    expect(path).toMatch(/^\/docs\//);
    expect(existsSync(path.replace('/docs/', 'apps/site/content/static/')), path).toBe(true);
  }
});

it('the colour above the page is the navbar’s in each mode', () => {
  const styles = readFileSync('apps/site/src/css/tokens.css', 'utf8');
  const [light, dark] = [...styles.matchAll(/--doc-surface: (#\w+);/g)].map(([, colour]) => colour);
  expect(
    tags.filter(({name}) => name === 'theme-color').map(({content, media}) => [content, media]),
  ).toEqual([
    [light, '(prefers-color-scheme:light)'],
    [dark, '(prefers-color-scheme:dark)'],
  ]);
});

it('the manifest works under any base URL, and its images have the sizes that it states', () => {
  expect(manifest).toMatchObject({name: 'Documentation', start_url: './'});
  const images = manifest.icons.filter(({type}) => type === 'image/png');
  expect(images.map(({sizes, purpose}) => [sizes, purpose])).toEqual([
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ]);
  expect(images.map(({src}) => sizeOf(join('apps/site/content/static', src)))).toEqual(
    images.map(({sizes}) => sizes),
  );
  expect(manifest.icons.every(({src}) => existsSync(join('apps/site/content/static', src)))).toBe(
    true,
  );
});

it('the other images have the sizes that programs expect', () => {
  expect(sizeOf('apps/site/content/static/img/apple-touch-icon.png')).toBe('180x180');
  expect(sizeOf('apps/site/content/static/img/social-card.png')).toBe('1200x630');
});

it('favicon.ico contains three sizes', () => {
  const bytes = readFileSync('apps/site/content/static/favicon.ico');
  expect([bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([1, 3]);
  const entries = [0, 1, 2].map((index) => bytes.subarray(6 + 16 * index, 22 + 16 * index));
  expect(entries.map((entry) => [entry[0], entry[1]])).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
  for (const entry of entries) {
    const image = bytes.subarray(entry.readUInt32LE(12)).subarray(0, entry.readUInt32LE(8));
    expect(image.toString('latin1', 1, 4)).toBe('PNG');
    expect(image.readUInt32BE(16)).toBe(entry[0]);
  }
});

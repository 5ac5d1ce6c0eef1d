import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';

const file = readFileSync('deploy/Containerfile', 'utf8');
const images = [...file.matchAll(/^FROM (\S+?):(\S+)/gm)].map(([, name, tag]) => ({
  name: name!,
  tag: tag!,
}));

/** The versions of Node with long-term support that get security fixes: https://nodejs.org/en/about/previous-releases */
const SUPPORTED = [22, 24];

it('builds the image with a supported version of Node', () => {
  const {tag} = images.find(({name}) => name === 'node')!;
  expect(SUPPORTED).toContain(Number.parseInt(tag, 10));
});

it('names exact versions of the base images', () => {
  expect(images).toHaveLength(2);
  // '24.1.0-bookworm-slim', 'bookworm-20250811-slim', with or without a digest
  const exact = /^(?:\d+\.\d+\.\d+-[a-z]+-slim|[a-z]+-\d{8}-slim)(?:@sha256:[\da-f]{64})?$/;
  expect(images.filter(({tag}) => !exact.test(tag))).toEqual([]);
});

it('copies the package file of every workspace before it installs packages', () => {
  const before = file.slice(0, file.indexOf('npm ci'));
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, {resolved?: string; link?: boolean}>;
  };
  const folders = Object.values(lock.packages).flatMap(({link, resolved}) =>
    link ? [resolved!] : [],
  );
  expect(folders.length).toBeGreaterThanOrEqual(7);
  expect(folders.filter((path) => !before.includes(`COPY ${path}/package.json ${path}/`))).toEqual(
    [],
  );
});

import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {billOfMaterials, type Lockfile} from './billOfMaterials';

interface Bill {
  readonly components: readonly {readonly purl: string; readonly hashes: readonly object[]}[];
  readonly dependencies: readonly {readonly ref: string; readonly dependsOn: readonly string[]}[];
}

const lockfile = {
  name: 'site',
  version: '1.0.0',
  packages: {
    '': {name: 'site', version: '1.0.0', dependencies: {b: '1'}},
    'apps/site': {name: '@site/pages', version: '1.0.0', dependencies: {a: '2'}},
    'node_modules/@site/pages': {version: '1.0.0', link: true},
    'node_modules/b': {version: '1.0.0', dependencies: {a: '1'}, license: 'MIT OR Apache-2.0'},
    'node_modules/a': {version: '2.0.0', integrity: 'sha512-3q0=', license: 'MIT'},
    'node_modules/b/node_modules/a': {name: '@fork/a', version: '1.0.0', optional: true},
    'node_modules/tool': {version: '1.0.0', dev: true},
  },
};

it('lists the packages of a build with their dependencies', () => {
  expect(billOfMaterials(lockfile)).toMatchObject({
    components: [
      {purl: 'pkg:npm/%40fork/a@1.0.0', name: '@fork/a', scope: 'optional'},
      {
        purl: 'pkg:npm/a@2.0.0',
        scope: 'required',
        hashes: [{alg: 'SHA-512', content: 'dead'}],
        licenses: [{expression: 'MIT'}],
      },
      {purl: 'pkg:npm/b@1.0.0', licenses: [{expression: 'MIT OR Apache-2.0'}]},
    ],
    dependencies: [
      {ref: 'pkg:npm/%40fork/a@1.0.0', dependsOn: []},
      {ref: 'pkg:npm/a@2.0.0', dependsOn: []},
      {ref: 'pkg:npm/b@1.0.0', dependsOn: ['pkg:npm/%40fork/a@1.0.0']},
      {ref: 'pkg:npm/site@1.0.0', dependsOn: ['pkg:npm/a@2.0.0', 'pkg:npm/b@1.0.0']},
    ],
  });
});

it('gives each locked package a hash and a dependent', () => {
  const {components, dependencies} = billOfMaterials(
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile,
  ) as Bill;
  const used = new Set(dependencies.flatMap(({dependsOn}) => dependsOn));
  expect([...used].sort()).toEqual(components.map(({purl}) => purl).sort());
  expect(components.filter((component) => component.hashes.length !== 1)).toEqual([]);
});

import {expect, test} from 'vitest';
import {shortTable} from './shortTable';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  {
    path: '/',
    component: ComponentCreator('/', 'e28'),
    routes: [
      {
        path: '/guides/it\\'s',
        component: ComponentCreator('/guides/it\\'s', 'ce1'),
        exact: true,
        sidebar: "guidesSB"
      },
      {
        path: '/tags',
        component: ComponentCreator('/tags', '611'),
        exact: true
      }
    ]
  },
  {
    path: '*',
    component: ComponentCreator('*'),
  },
];
`;

function entry(name: string, path: string): string {
  return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${path}"), "${path}", require.resolveWeak("${path}")],`;
}

const registry = `export default {
${entry('aaaa1111', '@theme/DocRoot')}
${entry('bbbb2222', '@theme/DocItem')}
${entry('cccc3333', '@site/content/docs/its.mdx')}};
`;

test('writes one row per route, after the chunks that several routes load', () => {
  const chunkNames = {
    '/-e28': {__comp: 'aaaa1111', __context: {plugin: 'bbbb2222'}},
    "/guides/it's-ce1": {__comp: 'bbbb2222', content: 'cccc3333'},
    '/tags-611': {__comp: 'bbbb2222'},
  };
  expect(shortTable({routes, registry, chunkNames, expand: '/plugins/expand.ts'})).toBe(
    `import {chunk, route} from "/plugins/expand.ts";
const chunk0 = chunk(() => import("@theme/DocItem"));
export default [
route({"path":"/"}, {"__comp": chunk(() => import(/* webpackChunkName: "layout" */ "@theme/DocRoot")), "__context": {"plugin": chunk0}}, [
route({"path":"/guides/it's","exact":true,"sidebar":"guidesSB"}, {"__comp": chunk0, "content": chunk(() => import("@site/content/docs/its.mdx"))}),
route({"path":"/tags","exact":true}, {"__comp": chunk0})]),
route({"path":"*"})];`,
  );
});

test('stops the build when a chunk is missing', () => {
  const chunkNames = {'/-e28': {__comp: 'dddd4444'}, "/guides/it's-ce1": {}, '/tags-611': {}};
  expect(() => shortTable({routes, registry, chunkNames, expand: ''})).toThrow('dddd4444');
});

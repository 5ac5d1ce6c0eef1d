import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import configuredOrigin from './index';

it('replaces the API origin in code, but not in prose', () => {
  const root: Root = {
    type: 'root',
    children: [
      {type: 'code', lang: 'bash', value: 'curl https://api.example.com/runs'},
      {type: 'paragraph', children: [{type: 'text', value: 'https://api.example.com'}]},
    ],
  };
  configuredOrigin({apiOrigin: 'https://api.acme.test'})(root);
  expect(root.children).toMatchObject([
    {value: 'curl https://api.acme.test/runs'},
    {children: [{value: 'https://api.example.com'}]},
  ]);
});

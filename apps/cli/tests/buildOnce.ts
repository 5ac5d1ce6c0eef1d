// Builds the command-line tool once for all its tests, with a small documentation.
import {mkdirSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {buildSearchData} from '@documentation/reference/internal/search/index/buildSearchData';
import type {SearchPage} from '@documentation/reference/internal/search/types';
import {buildTool} from '../build/buildTool';
import type {Facts} from '../build/buildTool';

const emptyPage = {
  breadcrumb: [],
  tags: [],
  names: [],
  aliases: [],
  text: '',
  sections: [],
} as const;

const pages: readonly SearchPage[] = [
  {
    ...emptyPage,
    url: '/guides/webhooks',
    title: 'Receive webhooks',
    kind: 'Guides',
    description: 'Start a workflow when another system reports an event.',
  },
  {
    ...emptyPage,
    url: '/platformRef/mappingFunctions/Text/Upper',
    title: 'Text.Upper',
    kind: 'Mapping function',
    description: 'Converts text to uppercase.',
  },
];

/** What the tool for the tests is built from. */
export const facts: Facts = {
  version: '9.8.7',
  siteUrl: 'https://docs.example.com/',
  documentation: {
    pages: [
      {
        url: 'https://docs.example.com/guides/webhooks',
        title: 'Receive webhooks',
        markdown: '# Receive webhooks\n\nVerify the signature first.',
      },
      {
        url: 'https://docs.example.com/guides/mappings/overview',
        title: 'Mappings overview',
        markdown:
          '# Mappings overview\n\n## When something fails\n\nAn error has a code.\n\n### `Retry` it\n\nOnce.\n\n## Next\n\nGo on.',
      },
      {
        url: 'https://docs.example.com/platformRef/mappingFunctions/Text/Upper',
        title: 'Text.Upper',
      },
    ],
    search: buildSearchData(pages),
  },
};

const folder = '.cache/tools';

export default async function setup(): Promise<void> {
  const code = await buildTool(facts);
  mkdirSync(folder, {recursive: true});
  writeFileSync(join(folder, 'mapping.mjs'), code);
}

import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {load} from 'js-yaml';
import {limitGroups} from '@documentation/base/internal/limits/table/index';
import {mappingFunctions} from '@documentation/mapping/internal/functions/index';
import {workflowFunctions} from '@documentation/workflow/internal/functions/index';
import {titlesOf, textsOf} from '../definitionProse';
import {lintWords} from './lintWords';

/** Handwritten pages and README files. */
const files = execFileSync('git', ['ls-files', '*.md', '*.mdx'], {encoding: 'utf8'})
  .trim()
  .split('\n');

/** Lists the texts that readers see in a YAML document. */
function descriptionsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return Object.entries(value).flatMap(([key, item]) =>
    typeof item === 'string' && ['description', 'summary', 'title'].includes(key)
      ? [item]
      : descriptionsIn(item),
  );
}

describe('a word that the style guide replaces', () => {
  it.each([
    ['The server answers late.', 'answers', 'response'],
    ['The key stands in the header.', 'stands', 'is'],
    ['Nobody sees it.', 'Nobody', 'No one'],
    ['Send the id of the user.', 'id', 'ID'],
    ['Open the web address.', 'web address', 'URL'],
    ['Post to a channel of Slack.', 'channel of Slack', 'Slack …'],
    ['It reads json.', 'json', 'JSON'],
    ['| a |\n|---|\n| It hands it back. |', 'hands it back', 'return'],
  ])('is reported in %j', async (text, word, replacement) => {
    expect(await lintWords(text)).toEqual([
      expect.stringContaining(`“${word}”, use “${replacement}” instead`),
    ]);
  });

  it.each([
    'The `id` and the `answer` are code.',
    '```\nThe server answers.\n```',
    'import json from "a.json";\n\nText.',
    '`@` stands for the item.',
    'The address of the customer, and an IP address.',
  ])('isn’t reported in %j', async (text) => {
    expect(await lintWords(text)).toEqual([]);
  });
});

it.each(files)('%s follows the style guide', async (file) => {
  expect(await lintWords(readFileSync(file, 'utf8'))).toEqual([]);
});

it.each(['apps/site/content/static/openapi.yaml', 'apps/site/content/docs/tags.yml'])(
  '%s follows the style guide',
  async (file) => {
    const descriptions = descriptionsIn(load(readFileSync(file, 'utf8')));
    expect(descriptions.length).toBeGreaterThan(10);
    expect(await lintWords(descriptions.join('\n\n'))).toEqual([]);
  },
);

it('the table of limits follows the style guide', async () => {
  const limits = Object.values(limitGroups).flatMap((group) => Object.values(group));
  const texts = limits.flatMap(({what, advice}) => [what, advice]);
  expect(await lintWords(texts.join('\n\n'))).toEqual([]);
});

it.each([...mappingFunctions, ...workflowFunctions])(
  '$category/$name follows the style guide',
  async (definition) => {
    const texts = [...textsOf(definition), ...titlesOf(definition)];
    expect(await lintWords(texts.join('\n\n'))).toEqual([]);
  },
);

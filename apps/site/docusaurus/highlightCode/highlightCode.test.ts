import {VFile} from 'vfile';
import type {Element, Root} from 'hast';
import {describe, expect, it, vi} from 'vitest';
import highlightCode, {tokenize} from './index';

function block(language: string, source: string, metastring = ''): Root {
  const code: Element = {
    type: 'element',
    tagName: 'code',
    properties: {className: [`language-${language}`], metastring},
    children: [{type: 'text', value: source}],
  };
  return {
    type: 'root',
    children: [{type: 'element', tagName: 'pre', properties: {}, children: [code]}],
  };
}

async function highlighted(root: Root): Promise<Element> {
  await highlightCode()(root, new VFile({path: 'apps/site/content/docs/page.mdx'}));
  return (root.children[0] as Element).children[0] as Element;
}

describe('highlightCode', () => {
  it('adds the token kinds to the code', async () => {
    const code = await highlighted(block('json', '{"a": 1}\n', 'title="a.json" {1}'));
    expect(code.properties).toMatchObject({
      title: 'a.json',
      highlightedLines: '1',
      tokens: 'p1k3p2n1p1',
    });
    expect(code.children).toEqual([{type: 'text', value: '{"a": 1}\n'}]);
  });

  it('highlights mapping notation', async () => {
    const code = await highlighted(block('mapping', 'Text.Upper("a")\n'));
    expect(code.properties.tokens).toBe('f10p1s3p1');
  });

  it('hides test marks from readers', async () => {
    const code = await highlighted(block('text', 'a\n', 'illustration="the shape of it"'));
    expect(code.properties).toEqual({className: ['language-text']});
  });

  it('leaves code without a language plain', async () => {
    const code = await highlighted(block('text', 'a < b\n'));
    expect(code.properties).not.toHaveProperty('tokens');
  });

  it('fails on an unknown language and names the page', async () => {
    await expect(highlighted(block('klingon', 'x\n'))).rejects.toThrow(
      'apps/site/content/docs/page.mdx: unknown code language "klingon".',
    );
  });
});

it('highlights all code, even on a slow machine', async () => {
  let now = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  const tokens = await tokenize("import {createHmac} from 'node:crypto';", 'js');
  vi.restoreAllMocks();
  expect(tokens[0]).toEqual({text: 'import', kind: 'keyword'});
});

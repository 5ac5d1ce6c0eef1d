import {expect, it} from 'vitest';
import {pageMarkdown} from './pageMarkdown';
import {mainPart, readPage} from './readPage';

/** Converts a page with this content, and returns what follows the two lines that every page starts with. */
function converted(content: string, title = 'Example'): string {
  const html = `<head><meta name=description content="About it."><link rel=canonical href="https://docs.example.com/docs/guides/a"><style>p {}</style></head><body><nav>Sidebar</nav><main><div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${content}</div></main><footer>Footer</footer>`;
  const markdown = pageMarkdown(readPage(mainPart(html))!, 'https://docs.example.com/docs/');
  const [first, , second, , ...rest] = markdown.split('\n');
  expect(first).toBe(`# [${title.replace('<wbr/>', '')}](https://docs.example.com/docs/guides/a)`);
  expect(second).toContain('[/llms.txt](https://docs.example.com/docs/llms.txt)');
  return rest.join('\n').trim();
}

it('writes code with its language and title', () => {
  const block = (attributes: string, header: string) =>
    converted(
      `<div class="theme-code-block" ${attributes}><div><span ${header}</span><button>Copy</button></div><pre><code>{<span>"a"</span>: 1}\n</code></pre></div>`,
    );
  expect(block('data-language=json', '>JSON')).toBe('```json\n{"a": 1}\n```');
  expect(block('data-language=csv', 'data-title>orders.csv')).toBe(
    '**orders.csv**\n\n```csv\n{"a": 1}\n```',
  );
});

it.each([
  ['Text.Upper("a")', 'mapping'],
  ['Readers.CSV.ReadRows($)', 'mapping'],
  ['{"a": 1}', 'json'],
  ['"a"', 'json'],
  ['-1.5', 'json'],
  ['null', 'json'],
  ['POST https://example.com/a\nx: y', 'http'],
  ['404\n\nGone', 'http'],
  ['SELECT 1', 'sql'],
  ['&lt;a&gt;b&lt;/a&gt;', 'xml'],
  ['id;name', 'text'],
])('finds the language of %s', (code, language) => {
  expect(converted(`<pre><code>${code}</code></pre>`)).toMatch(new RegExp(`^\`\`\`${language}\n`));
});

it('fences code that contains fences', () => {
  expect(converted('<pre><code>a\n```\nb</code></pre>')).toBe('````text\na\n```\nb\n````');
});

it('makes links absolute', () => {
  expect(
    converted(
      '<p><a href="/docs/apiRef/">A</a> <a href="#b">B</a> <a href="https://other.test/c">C</a></p>',
    ),
  ).toBe(
    '[A](https://docs.example.com/docs/apiRef/) [B](https://docs.example.com/docs/guides/a#b) [C](https://other.test/c)',
  );
});

it('writes a table cell on one line', () => {
  expect(
    converted(
      '<table><thead><tr><th>Name</th><th>Meaning</th></tr></thead><tbody><tr><td><code>a|b</code><span>string<strong>, required</strong></span></td><td>One of two.<dl><div><dt><code>x</code></dt><dd>first</dd></div><div><dt><code>y</code></dt><dd>second</dd></div></dl></td></tr></tbody></table>',
    ),
  ).toBe(
    '| Name | Meaning |\n| - | - |\n| `a\\|b` string, **required** | One of two. `x`: first; `y`: second |',
  );
});

it('writes a value without a meaning alone', () => {
  expect(
    converted(
      '<table><tbody><tr><td>unit</td></tr><tr><td>Units.<dl><div><dt><code>x</code></dt></div><div><dt><code>y</code></dt><dd>second</dd></div></dl></td></tr></tbody></table>',
    ),
  ).toBe('| unit |\n| - |\n| Units. `x`; `y`: second |');
});

it('uses the first row of a table without a header as the header', () => {
  expect(converted('<table><tbody><tr><td>id</td></tr><tr><td>1</td></tr></tbody></table>')).toBe(
    '| id |\n| - |\n| 1 |',
  );
});

it('writes all tabs, each below its label', () => {
  expect(
    converted(
      '<div><div role="tablist"><button>A</button><button>B</button></div><div role="tabpanel" data-label="A"><p>one</p></div><div role="tabpanel" data-label="B" hidden><p>two</p></div></div>',
    ),
  ).toBe('**A**\n\none\n\n**B**\n\ntwo');
});

it('writes what is folded, with its summary', () => {
  expect(
    converted(
      '<details><summary>Fields</summary><p>one</p></details><details><summary><h3>Title</h3><span>E_RANGE</span></summary><p>two</p></details>',
    ),
  ).toBe('**Fields**\n\none\n\n### Title\n\nE_RANGE\n\ntwo');
});

it('describes pictures', () => {
  expect(
    converted(
      '<figure><div role="img" aria-label="A tree."><svg><text>x</text></svg></div><figcaption>Below.</figcaption></figure>',
    ),
  ).toBe('_Picture: A tree._\n\nBelow.');
});

it('quotes admonitions', () => {
  expect(
    converted(
      '<div class="theme-admonition alert"><div><span><svg></svg></span>Keep it secret</div><div><p>Never log it.</p></div></div>',
    ),
  ).toBe('> **Keep it secret**\n>\n> Never log it.');
});

it('leaves out controls, decoration and what is only for people', () => {
  expect(
    converted(
      '<h2 id="a">A<a class="hash-link" href="#a">#</a></h2><p>one<button>Run</button><span aria-hidden="true">→</span></p><h2>Try it</h2><div data-markdown-ignore="true"><p>panel</p></div><h2>B</h2><p>two</p>',
    ),
  ).toBe('## A\n\none\n\n## B\n\ntwo');
});

it('keeps a title whole, and escapes text that looks like Markdown', () => {
  expect(converted('<p>1 * 2 * 3 &lt;b&gt; _x_</p>', 'Text.<wbr/>Upper')).toBe(
    '1 \\* 2 \\* 3 \\<b> \\_x\\_',
  );
});

it('adds the first example of a workflow function, and says where later ones repeat it', () => {
  const parts = (input: string) =>
    `<div>Configuration</div><pre><code>{"credential": "slack-bot", "channel": "C0123ABCD"}</code></pre><div>Input</div><pre><code>${input}</code></pre>`;
  const markdown = converted(
    `<p>Summary.</p><h2>Configuration</h2><p>Fields.</p><h2>More examples</h2><h3>Other</h3>${parts('{"a": 1}')}<h3>Last</h3>${parts('{"a": 1}')}`,
    'Slack.UpdateMessage',
  );
  expect(markdown).toMatch(
    /^Summary\.\n\n## Example\n\n### A progress message replaced with the result\n/,
  );
  expect(markdown).toContain('```http\nPOST https://slack.com/api/chat.update\n');
  expect(markdown).toContain(
    '### Other\n\nConfiguration: as in the previous example.\n\nInput\n\n```json\n{"a": 1}\n```\n\n### Last\n\nConfiguration, Input: as in the previous example.',
  );
});

it('has no Markdown version of a page without a document', () => {
  expect(readPage(mainPart('<body><main><h1>Tags</h1></main>'))).toBeUndefined();
});

it('knows unlisted pages', () => {
  const html = (robots: string) =>
    `<head><meta name=robots content="${robots}"></head><body><main data-markdown="true"><h1>A</h1></main>`;
  expect(readPage(html('noindex, nofollow'))?.isUnlisted).toBe(true);
  expect(readPage(html('all'))?.isUnlisted).toBe(false);
});

import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {validator} from '@documentation/workflow/internal/functions/documents';
import {problemsOf} from './checkCodeBlocks';
import {writtenPages} from './pageLinks';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(folder, {recursive: true}));

const schemas = {
  list: (document: unknown) => Promise.resolve(Array.isArray(document) ? [] : ['not a list']),
};

function fence(head: string, code: string): string {
  return `\`\`\`${head}\n${code}\n\`\`\`\n\n`;
}

/** Returns the problems of a page with these blocks, without the page's path. */
async function problems(...blocks: string[]): Promise<string[]> {
  const path = join(folder, 'page.mdx');
  writeFileSync(path, blocks.join(''));
  return (await problemsOf(path, schemas)).map((problem) => problem.slice(path.length + 1));
}

describe('problemsOf', () => {
  it('runs a mapping on the bytes of a sample, and on its data', async () => {
    expect(
      await problems(
        fence('mapping run file=orders.json', 'Readers.JSON.ReadDocument($).source'),
        fence('json result', '"shop"'),
        fence('mapping run data=orders.json', '{"a": $.source, "b": Text.Upper($.source)}'),
        fence('json result title="Result"', '{\n"a": "shop", "b": "SHOP"}'),
        fence('mapping run data=orders.json', 'Writers.CSV.WriteRows([["a"], ["b"]])'),
        fence('csv result', 'a\nb'),
        fence('json input', '{"name": "Ada"}'),
        fence('mapping run', '$.name'),
        fence('json result', '"Ada"'),
      ),
    ).toEqual([]);
  });

  it('passes further files under their names', async () => {
    expect(
      await problems(
        fence(
          'mapping run file=order-lines.csv,prices.csv',
          'List.Count(Readers.CSV.ReadRows($files["prices.csv"], delimiter: ";"))',
        ),
        fence('json result', '4'),
        fence(
          'mapping run data=order.json,invoice.json',
          '[$.total, $files["invoice.json"].total]',
        ),
        fence('json result', '["1249.50", 1249.5]'),
      ),
    ).toEqual([]);
    const [problem] = await problems(
      fence('mapping run file=order-lines.csv', '$files["prices.csv"]'),
      fence('json result', '4'),
    );
    expect(problem).toContain('There is no file named');
  });

  it('compares keys in order, and shows the actual result', async () => {
    const [problem] = await problems(
      fence('mapping run', '{"a": 1, "b": 2}'),
      fence('json result', '{"b": 2, "a": 1}'),
    );
    expect(problem).toMatch(/^1: it returns\n\{\n {2}"a": 1,\n {2}"b": 2\n\}\nbut the page says\n/);
  });

  it('compares an error with its code, function, parameter and message', async () => {
    const error = {
      code: 'E_TYPE',
      function: 'Text.Upper',
      parameter: 'text',
      message: '`text` must be of type Text, not Number. Convert the value, or check its path.',
    };
    const call = fence('mapping run', 'Text.Upper(1)');
    expect(await problems(call, fence('json error', JSON.stringify(error)))).toEqual([]);
    const other = fence('json error', JSON.stringify({...error, message: ''}));
    expect(await problems(call, other)).toHaveLength(1);
    expect((await problems(call, fence('json result', 'null')))[0]).toContain(
      'add a block marked "error" after it',
    );
  });

  it.each([
    ['a block without a mark', fence('json', '1'), 'mark the block with exactly one of'],
    [
      'two marks',
      fence('json result sample=order.json', '1'),
      'mark the block with exactly one of',
    ],
    [
      'a mapping that isn’t formatted',
      fence('mapping run', '[ 1,2 ]'),
      'format it like this:\n[1, 2]',
    ],
    ['a run without a result', fence('mapping run', '1'), 'a block marked "result"'],
    ['a result without a run', fence('json result', '1'), 'it must follow a block marked "run"'],
    ['an input without a run', fence('json input', '1'), 'add a block marked "run" after it'],
    ['a run in another language', fence('js run', '1'), 'must have the language "mapping"'],
    ['a mistake in the notation', fence('mapping run', 'Text.Nope(1)'), 'no function named'],
    [
      'a sample that differs',
      fence('json sample=order.json', '{}'),
      'must equal apps/site/content/static/samples/order.json',
    ],
    ['a sample that doesn’t exist', fence('json sample=none.json', '{}'), 'none.json'],
    ['a document that isn’t valid', fence('json schema=list', '{}'), 'not a list'],
    ['a document that isn’t JSON', fence('json schema=list', '['), 'JSON'],
    ['an unknown schema', fence('json schema=none', '[]'), 'there is no schema "none"'],
    ['a test that doesn’t exist', fence('js tested=scripts/none.test.ts', '1'), "isn't a test"],
    ['a file that isn’t a test', fence('js tested=README.md', '1'), "isn't a test"],
    ['a span with an unknown function', 'Use `Text.Nope`.', 'no function named Text.Nope'],
    ['a span that doesn’t parse', 'Use `Text.Trim($.a, )))`.', ''],
    ['an illustration without a reason', fence('text illustration', '1'), 'say why'],
  ])('rejects %s', async (_, block, message) => {
    const found = await problems(block);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(message);
  });

  it('accepts samples, documents, tests and reasons', async () => {
    expect(
      await problems(
        fence('json schema=list', '[]'),
        fence('js tested=tooling/checks/checkCodeBlocks.test.ts', '1'),
        fence('text illustration="the shape of a URL"', 'https://example.com'),
      ),
    ).toEqual([]);
  });
});

describe('every code block is run or validated, or says why not', () => {
  it.each([...writtenPages.keys()])('%s', async (page) => {
    const path = join('apps/site/content/docs', page);
    const problems = await problemsOf(path, {
      step: (step) => Promise.resolve(validator.step(step)),
      workflow: (document) => Promise.resolve(validator.workflow(document)),
    });
    expect(problems).toEqual([]);
  });
});

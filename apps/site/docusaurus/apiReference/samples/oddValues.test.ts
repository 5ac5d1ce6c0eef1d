import {execFile} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {promisify} from 'node:util';
import fc from 'fast-check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {defaultDraft} from '@documentation/reference/internal/requestForm/draft';
import type {RequestForm} from '@documentation/reference/internal/requestForm/types';
import {writeRequest} from '@documentation/reference/internal/requestForm/writeRequest';
import {codeSample, type Language} from '@documentation/reference/internal/requestSamples/index';
import {quoted} from '@documentation/reference/internal/requestSamples/quoted';
import type {SampleRequest} from '@documentation/reference/internal/requestSamples/request';
import {formatJson} from '@documentation/reference/internal/requestSamples/values';
import {runCurl, startJavaScript} from './runCode.fixture';

// Whatever a reader enters must arrive unchanged. The seed is fixed, so each run tests the same values.
const COUNT = 25;
const SEED = 34;

const odd = fc.string({
  unit: fc.constantFrom(
    ...['"', "'", '\\', '`', '$', '${x}', '$(id)', '!', '%', '%2e', '{', '}', '[', ']', '<', '@'],
    ...[
      '\n',
      '\r\n',
      '\t',
      '\0',
      '\u0085',
      '\u2028',
      '\u2029',
      '\uD83D',
      '"""',
      ' ',
      'a',
      'é',
      '😀',
    ],
    ...[
      '&',
      '=',
      '+',
      '#',
      '?',
      '/',
      ';',
      ',',
      '~',
      '*',
      '|',
      '\\n',
      "'''",
      '//',
      '#{x}',
      '\\u0041',
    ],
  ),
  maxLength: 12,
});
const header = fc
  .string({unit: fc.constantFrom(...`"'\\\`$!%{}[]<>@;,&=# ()|~abc`), minLength: 1, maxLength: 12})
  .map((text) => text.trim())
  .filter(Boolean);
const json = fc.oneof(
  odd,
  fc.array(fc.oneof(odd, fc.boolean(), fc.double({noNaN: true, noDefaultInfinity: true}))),
  fc.dictionary(fc.oneof(odd, fc.constant('__proto__')), fc.oneof(odd, fc.constant(null)), {
    noNullPrototype: true,
  }),
);
const entered = fc.record({
  path: odd.filter((text) => text !== '' && text !== '.' && text !== '..'),
  query: odd,
  header,
  key: header.map((text) => text.replaceAll(' ', '')).filter(Boolean),
  json,
});

const form: RequestForm = {
  method: 'POST',
  url: 'http://127.0.0.1/notes/{note}/text',
  credential: 'API_KEY',
  parameters: [
    {name: 'note', place: 'path', required: true},
    {name: 'search', place: 'query', required: false},
    {name: 'X-Request-Id', place: 'header', required: false},
  ].map((part) => ({...part, type: '', description: '', schema: {}, example: ''}) as never),
  bodies: [{mediaType: 'application/json', json: {schema: {}, example: ''}}],
  variants: [{mediaType: 'application/json', parameters: [], status: '200'}],
};

const cases = fc.sample(entered, {numRuns: COUNT, seed: SEED}).map((values) => {
  const texts = {
    ...defaultDraft(form).texts,
    'path.note': values.path,
    'query.search': values.query,
    'header.X-Request-Id': values.header,
  };
  const draft = {...defaultDraft(form), texts, key: values.key, isKeyInCode: true};
  return {values, request: writeRequest(form, draft, values.json)};
});

/** What must arrive. No URL can contain half of a surrogate pair. */
function expected({path, query, header: id, key, json: body}: (typeof cases)[number]['values']) {
  const text = (value: string) =>
    value.replaceAll('\uD83D', (half, at: number) =>
      /[\uDC00-\uDFFF]/.test(value[at + 1] ?? '') ? half : '\uFFFD',
    );
  return {
    path: text(path),
    query: query === '' ? null : text(query),
    id,
    key: `Bearer ${key}`,
    json: JSON.stringify(body).replaceAll('-0', '0'),
  };
}

interface Arrived {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly json: string;
}

function decoded({url, headers, json: body}: Arrived): ReturnType<typeof expected> {
  const {pathname, searchParams} = new URL(url, 'http://127.0.0.1');
  const [, notes, note = '', last, ...more] = pathname.split('/');
  expect([notes, last, ...more]).toEqual(['notes', 'text']);
  return {
    path: decodeURIComponent(note),
    query: searchParams.get('search'),
    id: String(headers['x-request-id']),
    key: String(headers.authorization),
    json: JSON.stringify(JSON.parse(body)),
  };
}

const arrived: Arrived[] = [];
let server: Server;
let origin = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const {url = '', headers} = request;
      arrived.push({url, headers, json: Buffer.concat(chunks).toString()});
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function shown(language: Language, request: SampleRequest): string {
  return codeSample(language, {...request, url: request.url.replace('http://127.0.0.1', origin)});
}

/** Records what a program passes to the package `requests`, which may not be installed. */
const RECORDER = `import json
def post(url, headers, json=None, params={}):
    print(globals()['json'].dumps([url, headers, json, params]))
    class Response:
        status_code = 200
        def json(self):
            return {}
    return Response()
`;

async function runPython(codes: readonly string[]): Promise<unknown[]> {
  const folder = mkdtempSync(join(tmpdir(), 'python-'));
  try {
    writeFileSync(join(folder, 'requests.py'), RECORDER);
    codes.forEach((code, index) => writeFileSync(join(folder, `program${index}.py`), code));
    const runner = codes.map((_, index) => `import program${index}`).join('\n');
    writeFileSync(join(folder, 'main.py'), runner);
    const {stdout} = await promisify(execFile)('python3', ['main.py'], {cwd: folder});
    return stdout
      .split('\n')
      .filter((line) => line.startsWith('['))
      .map((line) => JSON.parse(line) as unknown);
  } finally {
    rmSync(folder, {recursive: true});
  }
}

describe('odd values arrive unchanged', () => {
  const all = cases.map(({values}) => expected(values));

  it('with curl', async () => {
    arrived.length = 0;
    await runCurl(`(${cases.map(({request}) => shown('bash', request)).join('\n')}) > /dev/null`);
    expect(arrived.map(decoded)).toEqual(all);
  });

  it('with JavaScript', async () => {
    arrived.length = 0;
    const runner = startJavaScript();
    try {
      for (const {request} of cases) {
        expect((await runner.run(shown('javascript', request))).printed).toEqual([[200]]);
      }
    } finally {
      runner.close();
    }
    expect(arrived.map(decoded)).toEqual(all);
  });

  it('with Python', async () => {
    const calls = await runPython(cases.map(({request}) => shown('python', request)));
    const sent = calls.map((call) => {
      const [url, headers, body, params] = call as [
        string,
        Record<string, string>,
        unknown,
        object,
      ];
      const search = new URLSearchParams(params as Record<string, string>).toString();
      const lower = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
      return {
        url: `${url}?${search}`,
        headers: Object.fromEntries(lower) as IncomingHttpHeaders,
        json: JSON.stringify(body),
      };
    });
    expect(sent.map(decoded)).toEqual(all);
  });

  // No C# compiler is installed. C# literals accept all JSON escapes, but no line separators.
  it('in the literals of C#', () => {
    for (const {path, json: body} of cases.map(({values}) => values)) {
      expect(JSON.parse(quoted(path))).toBe(path);
      expect(quoted(path)).not.toMatch(/[\n\r\u0085\u2028\u2029]/);
      expect(formatJson(body)).not.toContain('"""');
      expect(JSON.stringify(JSON.parse(formatJson(body)))).toBe(JSON.stringify(body));
    }
  });
});

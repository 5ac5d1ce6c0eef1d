import {afterEach, describe, expect, it} from 'vitest';
import {readDescriptionText} from './description';
import {startMockServer, type MockServer} from './mockServer.fixture';
import {program} from './program.fixture';
import {runCurl, runJavaScript} from './samples/runCode.fixture';

const apiOrigin = 'https://api.example.com';
const text = readDescriptionText({apiOrigin, documentation: 'https://docs.example.com/'});

let server: MockServer | undefined;
afterEach(() => server?.close());

/** Returns one of three pages of results, with one run each. */
function pagedRuns(url: URL) {
  const cursors = [null, 'two', 'three'];
  const page = cursors.indexOf(url.searchParams.get('cursor'));
  const run = {id: `run_${page}`, source: {name: 'orders-import'}, error: {code: 'timeout'}};
  return {
    status: 200,
    headers: {'Content-Type': 'application/json'},
    body: {data: [run], nextCursor: cursors[page + 1] ?? null},
  };
}

describe('the loop over all pages', () => {
  it('reads every run once, always with the filter and key', async () => {
    server = await startMockServer(text, {listRuns: pagedRuns});
    const code = program('monitoring', 'failed-runs.mjs').replaceAll(apiOrigin, server.origin);
    const {printed} = await runJavaScript(code);
    expect(printed.map(([id]) => id)).toEqual(['run_0', 'run_1', 'run_2']);
    expect(server.received.map(({url}) => new URL(url).searchParams.get('status'))).toEqual(
      Array(3).fill('failed'),
    );
  });

  it('also works step by step with curl', async () => {
    server = await startMockServer(text, {listRuns: pagedRuns});
    const {origin} = server;
    const first = program('monitoring', 'First page').replaceAll(apiOrigin, origin);
    const next = program(
      'monitoring',
      'Next page, with the nextCursor of the previous one',
    ).replaceAll(apiOrigin, origin);
    expect((await runCurl(first)).printed[0]).toMatchObject([200, {nextCursor: 'two'}]);
    const second = await runCurl(`NEXT_CURSOR=two\n${next}`);
    expect(second.printed[0]).toMatchObject([200, {nextCursor: 'three', data: [{id: 'run_1'}]}]);
  });
});

describe('the digest of a file', () => {
  it('is what the description shows', async () => {
    const {printed} = await runJavaScript(program('endpoints/file', 'content-digest.mjs'));
    expect(text).toContain(String(printed[0]![0]));
  });
});

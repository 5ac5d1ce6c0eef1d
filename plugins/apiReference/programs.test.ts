import {readFileSync} from 'node:fs';
import {Webhook} from 'standardwebhooks';
import {afterEach, describe, expect, it} from 'vitest';
import {readDescriptionText} from './description';
import {startMockServer, type MockServer} from './mockServer.fixture';
import {runCurl, runJavaScript} from './runCode.fixture';

const apiOrigin = 'https://api.example.com';
const text = readDescriptionText({apiOrigin, documentation: 'https://docs.example.com/'});

/** Returns the code block with a title on a page. */
function program(page: string, title: string): string {
  const source = readFileSync(`docs/apiRef/${page}.mdx`, 'utf8');
  const start = source.indexOf(`title="${title}"`);
  expect(start, `${title} on ${page}`).toBeGreaterThan(0);
  const from = source.indexOf('\n', start) + 1;
  return source.slice(from, source.indexOf('\n```', from));
}

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
  it('reads every run once, with filter and key in each request', {timeout: 30_000}, async () => {
    server = await startMockServer(text, {listRuns: pagedRuns});
    const code = program('monitoring', 'failed-runs.mjs').replaceAll(apiOrigin, server.origin);
    const {printed} = await runJavaScript(code);
    expect(printed.map(([id]) => id)).toEqual(['run_0', 'run_1', 'run_2']);
    expect(server.received.map(({url}) => new URL(url).searchParams.get('status'))).toEqual(
      Array(3).fill('failed'),
    );
  });

  it('also works step by step with curl', {timeout: 30_000}, async () => {
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

describe('fetchPatiently', () => {
  it('waits as long as the server says, then retries', {timeout: 30_000}, async () => {
    let requests = 0;
    server = await startMockServer(text, {
      getHealth: () => {
        requests += 1;
        return requests === 1
          ? {status: 429, headers: {'Retry-After': '0'}}
          : {status: 200, body: {status: 'ok'}};
      },
    });
    const code = program('index', 'fetch-patiently.mjs');
    const call = `console.log((await fetchPatiently('${server.origin}/health')).status);`;
    expect((await runJavaScript(`${code}\n${call}`)).printed).toEqual([[200]]);
    expect(requests).toBe(2);
  });

  it(
    'gives up after five attempts, and immediately when a retry can’t help',
    {timeout: 30_000},
    async () => {
      const statuses: number[] = [];
      server = await startMockServer(text, {
        getHealth: () => {
          statuses.push(500);
          return {status: 500, headers: {'Retry-After': '0'}};
        },
      });
      const code = program('index', 'fetch-patiently.mjs');
      const calls = `
      console.log((await fetchPatiently('${server.origin}/health')).status);
      console.log((await fetchPatiently('${server.origin}/runs')).status);`;
      expect((await runJavaScript(`${code}\n${calls}`)).printed).toEqual([[500], [401]]);
      expect(statuses).toHaveLength(5);
    },
  );
});

describe('the digest of a file', () => {
  it('is what the description shows', {timeout: 30_000}, async () => {
    const {printed} = await runJavaScript(program('endpoints/file', 'content-digest.mjs'));
    expect(text).toContain(String(printed[0]![0]));
  });
});

/** The message and signature that Standard Webhooks publishes as an example. The page shows them too. */
const published = {
  secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: 1614265330,
  body: '{"test": 2432232314}',
  signature: 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
};

type Headers = Record<string, string>;
type Verify = (body: string | Buffer, headers: Headers, secret: string, now: number) => unknown;

async function importProgram<T>(page: string, title: string): Promise<T> {
  const code = Buffer.from(program(page, title)).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`)) as T;
}

describe('verifyWebhook', () => {
  const headers = {
    'webhook-id': published.id,
    'webhook-timestamp': String(published.timestamp),
    'webhook-signature': published.signature,
  };
  async function verifyWith(changes: Headers, body: string | Buffer = published.body, seconds = 0) {
    const {verifyWebhook} = await importProgram<{verifyWebhook: Verify}>(
      'webhooks/outgoing',
      'verify-webhook.mjs',
    );
    const now = published.timestamp + seconds;
    return verifyWebhook(body, {...headers, ...changes}, published.secret, now);
  }

  it('accepts the published message, which the page shows', async () => {
    expect(await verifyWith({})).toEqual({test: 2432232314});
    expect(await verifyWith({}, Buffer.from(published.body))).toEqual({test: 2432232314});
    const page = readFileSync('docs/apiRef/webhooks/outgoing.mdx', 'utf8');
    for (const value of Object.values(published)) {
      expect(page).toContain(`\`${value}\``);
    }
  });

  it('accepts any of several signatures, as sent during key rotation', async () => {
    const other = `v1,${Buffer.alloc(32).toString('base64')}`;
    const both = `${other} ${published.signature}`;
    expect(await verifyWith({'webhook-signature': both})).toEqual({test: 2432232314});
  });

  it('accepts what the reference library signs', async () => {
    const body = '{"type":"run.succeeded"}';
    const time = new Date(published.timestamp * 1000);
    const signature = new Webhook(published.secret).sign(published.id, time, body);
    expect(await verifyWith({'webhook-signature': signature}, body)).toEqual({
      type: 'run.succeeded',
    });
  });

  it.each<[string, Headers, string?]>([
    ['another body', {}, '{"test":2432232314}'],
    ['another id', {'webhook-id': 'msg_other'}],
    [
      'an unknown kind of signature',
      {'webhook-signature': published.signature.replace('v1', 'v2')},
    ],
    ['no signature', {'webhook-signature': ''}],
    ['a truncated signature', {'webhook-signature': published.signature.slice(0, 20)}],
  ])('rejects %s', async (_, changes, body) => {
    await expect(verifyWith(changes, body)).rejects.toThrow('No signature fits.');
  });

  it.each<[string, Headers, number]>([
    ['an old message', {}, 301],
    ['a message from the future', {}, -301],
    ['a timestamp that isn’t a number', {'webhook-timestamp': 'now'}, 0],
  ])('rejects %s', async (_, changes, seconds) => {
    await expect(verifyWith(changes, published.body, seconds)).rejects.toThrow('The timestamp is');
  });

  it('accepts a message at the edge of the tolerance', async () => {
    expect(await verifyWith({}, published.body, 300)).toEqual({test: 2432232314});
  });
});

describe('signAs', () => {
  type SignAs = Record<string, (...values: unknown[]) => Headers>;
  async function signAs() {
    return (await importProgram<{signAs: SignAs}>('webhooks/incoming', 'sign-as.mjs')).signAs;
  }

  it('signs as GitHub documents it', async () => {
    const {github} = await signAs();
    expect(github!("It's a Secret to Everybody", 'Hello, World!')).toEqual({
      'X-Hub-Signature-256':
        'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
    });
  });

  it('signs as Slack documents it', async () => {
    const {slack} = await signAs();
    const body =
      // cspell:disable-next-line
      'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c';
    // cspell:disable-next-line
    expect(slack!('8f742231b10e8888abcd99yyyzzz85a5', body, 1531420618)).toEqual({
      'X-Slack-Request-Timestamp': '1531420618',
      'X-Slack-Signature': 'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
    });
  });

  it('signs the timestamp and the body for Stripe', async () => {
    const {stripe} = await signAs();
    // HMAC-SHA256 of '1614265330.{"id":"evt_1"}' with the key 'whsec_test', computed with OpenSSL.
    expect(stripe!('whsec_test', '{"id":"evt_1"}', 1614265330)).toEqual({
      'Stripe-Signature':
        't=1614265330,v1=347e9afe3d74ec4c5cbefd270edc9246513ae3da7b375223e302560fbd4146eb',
    });
  });

  it('signs as Standard Webhooks publishes it', async () => {
    const {standardWebhooks} = await signAs();
    const {secret, body, timestamp, id, signature} = published;
    expect(standardWebhooks!(secret, body, timestamp, id)).toMatchObject({
      'webhook-signature': signature,
    });
  });
});

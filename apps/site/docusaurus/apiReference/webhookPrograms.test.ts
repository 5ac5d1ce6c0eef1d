import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {connect, createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {Webhook} from 'standardwebhooks';
import {afterAll, afterEach, describe, expect, it} from 'vitest';
import {program} from './program.fixture';

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

async function importCode<T>(code: string): Promise<T> {
  const base64 = Buffer.from(code).toString('base64');
  return (await import(/* @vite-ignore */ `data:text/javascript;base64,${base64}`)) as T;
}

describe('verifyWebhook', () => {
  const headers = {
    'webhook-id': published.id,
    'webhook-timestamp': String(published.timestamp),
    'webhook-signature': published.signature,
  };
  async function verifyWith(changes: Headers, body: string | Buffer = published.body, seconds = 0) {
    const code = readFileSync('apps/site/content/static/programs/verify-webhook.mjs', 'utf8');
    const {verifyWebhook} = await importCode<{verifyWebhook: Verify}>(code);
    const now = published.timestamp + seconds;
    return verifyWebhook(body, {...headers, ...changes}, published.secret, now);
  }

  it('accepts the published message, which the page shows', async () => {
    expect(await verifyWith({})).toEqual({test: 2432232314});
    expect(await verifyWith({}, Buffer.from(published.body))).toEqual({test: 2432232314});
    const page = readFileSync('apps/site/content/docs/apiRef/webhooks/outgoing.mdx', 'utf8');
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
    const code = program('webhooks/incoming', 'sign-as.mjs');
    return (await importCode<{signAs: SignAs}>(code)).signAs;
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

const PYTHON_DRIVER = `
import json, sys
sys.path.insert(0, "apps/site/content/static/programs")
from verify_webhook import verify_webhook

def outcome(body, headers, secret, now):
    try:
        return verify_webhook(body.encode(), headers, secret, now)
    except (KeyError, ValueError) as error:
        return str(error)

print(json.dumps([outcome(*case) for case in json.loads(sys.argv[1])]))
`;

describe('verify_webhook in Python', () => {
  it('accepts and rejects the same messages', () => {
    const {id, timestamp, signature, body, secret} = published;
    const headers = {
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,other ${signature}`,
    };
    const cases = [
      [body, headers, secret, timestamp],
      [body, headers, secret, timestamp + 300],
      [body.replace(' ', ''), headers, secret, timestamp],
      [body, {...headers, 'webhook-id': 'msg_other'}, secret, timestamp],
      [body, headers, secret, timestamp + 301],
    ];
    const parameters = ['-B', '-c', PYTHON_DRIVER, JSON.stringify(cases)];
    expect(JSON.parse(execFileSync('python3', parameters, {encoding: 'utf8'}))).toEqual([
      {test: 2432232314},
      {test: 2432232314},
      'No signature fits.',
      'No signature fits.',
      'The timestamp is too old or too new.',
    ]);
  });
});

describe('receive-events.mjs', () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill());

  async function freePort(): Promise<number> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const {port} = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }

  /** Sends an event as the platform would, and returns the status once the receiver has started. */
  async function send(port: number, id: string, body: string, secret = published.secret) {
    const now = new Date();
    const options = {
      method: 'POST',
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
        'webhook-signature': new Webhook(secret).sign(id, now, body),
      },
      body,
    };
    for (;;) {
      const response = await fetch(`http://127.0.0.1:${port}/events`, options).catch(() => null);
      if (response) {
        return response.status;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Starts the receiver. Returns its port, and a function that returns what it has printed. */
  async function start(eventsFile: string) {
    const port = await freePort();
    child = spawn(process.execPath, ['apps/site/content/static/programs/receive-events.mjs'], {
      env: {
        ...process.env,
        PORT: String(port),
        WEBHOOK_SECRET: published.secret,
        EVENTS_FILE: eventsFile,
      },
    });
    let printed = '';
    child.stdout!.on('data', (text: Buffer) => (printed += text.toString()));
    return {port, printed: () => printed};
  }

  const folder = mkdtempSync(join(tmpdir(), 'events-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('stores an event, and processes it once, even if it arrives twice', async () => {
    const file = join(folder, 'events.jsonl');
    const {port, printed} = await start(file);
    const first = JSON.stringify({type: 'run.succeeded'});
    const statuses = [
      await send(port, 'msg_1', first),
      await send(port, 'msg_1', first),
      await send(port, 'msg_1', first, 'whsec_AAAA'),
      await send(port, 'msg_2', JSON.stringify({type: 'run.failed'})),
    ];
    expect(statuses).toEqual([204, 204, 400, 204]);
    await expect.poll(printed).toBe('run.succeeded\nrun.failed\n');
    expect(
      readFileSync(file, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
    ).toEqual([
      {id: 'msg_1', event: {type: 'run.succeeded'}},
      {id: 'msg_2', event: {type: 'run.failed'}},
    ]);
  });

  it('survives a sender that hangs up, and rejects a body that is too large', async () => {
    const {port} = await start(join(folder, 'other.jsonl'));
    const event = JSON.stringify({type: 'run.succeeded'});
    expect(await send(port, 'msg_1', event)).toBe(204);
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nabc', () =>
          socket.destroy(),
        ),
      );
      socket.on('close', () => resolve());
    });
    expect(await send(port, 'msg_2', 'x'.repeat(65 * 1024))).toBe(400);
    expect(await send(port, 'msg_3', event)).toBe(204);
  });

  it('asks for another delivery if it can’t store the event', async () => {
    const {port, printed} = await start(join(folder, 'no-folder/events.jsonl'));
    expect(await send(port, 'msg_1', JSON.stringify({type: 'run.succeeded'}))).toBe(503);
    expect(printed()).toBe('');
  });
});

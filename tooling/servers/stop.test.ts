// Checks that a stopped server finishes in-flight requests and leaves nothing behind.
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {writeFileSync} from 'node:fs';
import {createServer as createHttpServer} from 'node:http';
import {connect, createServer, type AddressInfo, type Socket} from 'node:net';
import {join} from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {findInstalledNginx} from '../install/findNginx.mjs';
import {finishAndClose} from './finishAndClose';
import {writeSmallSite, type SmallSite} from './smallSite.fixture';

/** More bytes than fit into the buffers between two processes. */
const LARGE_BYTES = 30_000_000;
const HOST = '127.0.0.1';
/** A deadline that no test reaches. */
const NEVER_MS = 1_000_000;

function request(path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
}

/** Returns the length of the first response, including its headers, or Infinity while it's unknown. */
function responseLength(bytes: Buffer): number {
  const headers = bytes.toString('latin1', 0, 4096);
  const length = /\r\nContent-Length: (\d+)\r\n/i.exec(headers)?.[1];
  const end = headers.indexOf('\r\n\r\n');
  return length === undefined || end === -1 ? Infinity : end + 4 + Number(length);
}

/** Sends requests on one connection until the server closes it, and returns any response that was cut off. */
async function ask(socket: Socket, paths: readonly string[], onWhole: () => void): Promise<Buffer> {
  let received = Buffer.alloc(0);
  let count = 0;
  const askNext = () => socket.write(request(paths[count++ % paths.length]!));
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (let length; received.length >= (length = responseLength(received));) {
      received = received.subarray(length);
      onWhole();
      askNext();
    }
  });
  // The server may close an idle connection while the next request is on its way.
  socket.on('error', () => {});
  askNext();
  await new Promise((resolve) => socket.once('close', resolve));
  return received;
}

describe('our own server', () => {
  it('sends what it has written, and closes the connection afterwards', async () => {
    const large = Buffer.alloc(LARGE_BYTES, 'a');
    const server = createHttpServer(({url}, response) => {
      response.end(url === '/large' ? large : 'small');
    });
    const stop = finishAndClose(server, NEVER_MS);
    await once(server.listen(0, HOST), 'listening');
    const {port} = server.address() as AddressInfo;
    const [busy, idle] = [connect(port, HOST), connect(port, HOST)];
    await Promise.all([once(busy, 'connect'), once(idle, 'connect')]);
    busy.write(request('/large'));
    await once(busy, 'readable');
    let whole = 0;
    const cutOff = await ask(idle, ['/'], () => {
      whole += 1;
      stop();
    });
    expect(cutOff).toHaveLength(0);
    expect(whole).toBe(1);

    const parts: Buffer[] = [];
    busy.on('data', (part) => parts.push(part));
    await Promise.all([once(busy, 'close'), once(server, 'close')]);
    const bytes = Buffer.concat(parts);
    expect(bytes).toHaveLength(responseLength(bytes));
  });

  it('closes a connection whose client always sends requests ahead', async () => {
    const server = createHttpServer((_request, response) => response.end('small'));
    const stop = finishAndClose(server, NEVER_MS);
    await once(server.listen(0, HOST), 'listening');
    const ahead = connect((server.address() as AddressInfo).port, HOST);
    ahead.write(request('/').repeat(3));
    let whole = 0;
    const cutOff = await ask(ahead, ['/'], () => {
      whole += 1;
      if (whole === 10) {
        stop();
      }
    });
    expect(cutOff).toHaveLength(0);
    expect(whole).toBeGreaterThanOrEqual(10);
  });

  it('closes a connection whose client doesn’t read, after the deadline', async () => {
    const server = createHttpServer((_request, response) => {
      response.end(Buffer.alloc(LARGE_BYTES, 'a'));
    });
    const stop = finishAndClose(server, 100);
    await once(server.listen(0, HOST), 'listening');
    const stuck = connect((server.address() as AddressInfo).port, HOST);
    stuck.on('error', () => {});
    stuck.write(request('/').repeat(3));
    await once(server, 'request');
    stop();
    await once(server, 'close');
    expect(stuck.bytesRead).toBeLessThan(LARGE_BYTES);
    stuck.destroy();
  });
});

/** Finds a free port below the range that the system assigns. */
async function freePort(from = 20_000 + (process.pid % 10_000)): Promise<number> {
  const server = createServer().listen(from);
  const isFree = await Promise.race([
    once(server, 'listening').then(() => true),
    once(server, 'close').then(() => false),
    new Promise<boolean>((resolve) => server.once('error', () => resolve(false))),
  ]);
  server.close();
  return isFree ? from : freePort(from + 1);
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST)
      .once('connect', () => {
        socket.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });
}

async function until(expected: boolean, port: number, server: ChildProcess): Promise<void> {
  while ((await isListening(port)) !== expected) {
    if (expected && server.exitCode !== null) {
      throw new Error(`The server exited with status ${server.exitCode}.`);
    }
    await wait(20);
  }
}

const hasNginx = findInstalledNginx() !== undefined;
if (!hasNginx) {
  console.log("nginx isn't installed here, so only our own server is stopped under load.");
}

describe.each(hasNginx ? ['serve', 'serve:nginx'] : ['serve'])('npm run %s', (script) => {
  let site: SmallSite;
  let server: ChildProcess;
  beforeAll(() => {
    site = writeSmallSite('/');
    writeFileSync(join(site.directory, 'samples/large.bin'), Buffer.alloc(LARGE_BYTES, 'a'));
    writeFileSync(join(site.directory, 'samples/middle.bin'), Buffer.alloc(60_000, 'b'));
  });
  afterAll(() => {
    site.remove();
    try {
      // Ends the processes that a failed test leaves behind.
      process.kill(-server.pid!, 'SIGKILL');
    } catch {
      // All processes have already ended.
    }
  });

  /** Starts the server, and returns its port. */
  async function start(): Promise<number> {
    const port = await freePort();
    server = spawn('npm', ['run', '--silent', script], {
      detached: true,
      env: {
        ...process.env,
        PORT: String(port),
        BUILD_DIRECTORY: site.directory,
        SITE_BASE_URL: '/',
      },
      stdio: 'ignore',
    });
    await until(true, port, server);
    return port;
  }

  it('finishes all responses when it’s stopped under load', async () => {
    const port = await start();
    const ended = once(server, 'exit');

    const slow = connect(port, HOST);
    slow.write(request('/samples/large.bin'));
    await once(slow, 'readable');
    let whole = 0;
    const cutOff = await Promise.all(
      Array.from({length: 16}, () =>
        ask(connect(port, HOST), ['/samples/middle.bin', '/guides/', '/nowhere'], () => {
          whole += 1;
          if (whole === 300) {
            server.kill('SIGTERM');
          }
        }),
      ),
    );
    expect(cutOff.map((bytes) => bytes.length)).toEqual(Array<number>(16).fill(0));
    expect(whole).toBeGreaterThanOrEqual(300);

    // The server no longer listens, but waits for the slow reader.
    await until(false, port, server);
    expect(server.exitCode).toBe(null);
    const parts: Buffer[] = [];
    slow.on('data', (part) => parts.push(part));
    await once(slow, 'close');
    const bytes = Buffer.concat(parts);
    expect(bytes).toHaveLength(responseLength(bytes));
    expect(await ended).toEqual([0, null]);
  });

  it('ends although a client has sent a thousand requests, and doesn’t read', async () => {
    const port = await start();
    const ended = once(server, 'exit');
    const stuck = connect(port, HOST);
    stuck.on('error', () => {});
    stuck.write(request('/samples/large.bin').repeat(1000));
    await once(stuck, 'readable');
    server.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    stuck.destroy();
  });
});

it.each(['serve.ts', 'serveNginx.ts'])('%s says that there is no build', async (name) => {
  const server = spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', `tooling/commands/${name}`],
    {
      env: {...process.env, BUILD_DIRECTORY: 'no-such-folder'},
    },
  );
  let output = '';
  server.stderr.on('data', (part: Buffer) => (output += part.toString()));
  expect(await once(server, 'close')).toEqual([1, null]);
  expect(output).toBe(
    "no-such-folder/ doesn't contain a finished site. Build it first: npm run build\n",
  );
});

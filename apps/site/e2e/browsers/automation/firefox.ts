import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {connect, type Socket} from 'node:net';
import {once} from 'node:events';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import type {Session} from './commands';
import {createProcesses, untilReady} from './processes';

/** An answer of Marionette: [1, ID, error, result] */
type Answer = readonly [
  1,
  number,
  {readonly error: string; readonly message: string} | null,
  unknown,
];

/** Speaks Marionette, in which each message is preceded by its length: '17:[0,1,"name",{}]' */
function createMarionette(socket: Socket): Session['send'] {
  const waiting = new Map<
    number,
    {resolve: (result: unknown) => void; reject: (error: Error) => void}
  >();
  let received = Buffer.alloc(0);
  let lastId = 0;

  function accept(message: string): void {
    const parsed = JSON.parse(message) as Answer | object;
    // The first message describes the browser.
    if (Array.isArray(parsed)) {
      const [, id, error, result] = parsed as unknown as Answer;
      const {resolve, reject} = waiting.get(id)!;
      waiting.delete(id);
      if (error) {
        reject(new Error(`${error.error}: ${error.message}`));
      } else {
        resolve(
          result !== null && typeof result === 'object' && 'value' in result
            ? result.value
            : result,
        );
      }
    }
  }

  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (received.length < end) {
        return;
      }
      accept(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
    }
  });
  socket.on('close', () => {
    for (const {reject} of waiting.values()) {
      reject(new Error('Firefox ended.'));
    }
  });

  return (command, parameters) =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, {resolve, reject});
      const message = JSON.stringify([0, lastId, command, parameters]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

export async function startFirefox(program: string): Promise<Session> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  // Marionette chooses a free port, and writes it to a file in the profile.
  writeFileSync(join(profile, 'user.js'), 'user_pref("marionette.port", 0);');
  const {start, end} = createProcesses();
  const firefox = start(program, [
    '--marionette',
    '--headless',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const port = await untilReady(firefox, () =>
    Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')),
  );
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const send = createMarionette(socket);
  await send('WebDriver:NewSession', {capabilities: {}});
  return {
    send,
    close: async () => {
      socket.destroy();
      await end();
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

import {once} from 'node:events';
import {createServer, type AddressInfo} from 'node:net';
import {commands, type Command, type Session} from './commands';
import {createProcesses, untilReady} from './processes';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

interface Answer {
  readonly value: unknown;
}

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

export async function startWebKit({driver, browser, screen}: WebKitPrograms): Promise<Session> {
  const {start, end} = createProcesses();
  const xvfb = start(screen, [
    '-displayfd',
    '3',
    '-screen',
    '0',
    '1440x1000x24',
    '-nolisten',
    'tcp',
  ]);
  let display: string | undefined;
  xvfb.stdio[3]!.once('data', (number: Buffer) => {
    display = `:${number.toString().trim()}`;
  });
  // Xvfb chooses a free number, and writes it once it is ready.
  const environment = {DISPLAY: await untilReady(xvfb, () => display)};
  const port = await freePort();
  const webDriver = start(driver, [`--port=${port}`, '--host=127.0.0.1'], environment);

  async function post(path: string, parameters: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}/session${path}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
    });
    const {value} = (await response.json()) as Answer;
    if (!response.ok) {
      const {error, message} = value as {readonly error: string; readonly message: string};
      throw new Error(`${error}: ${message}`);
    }
    return value;
  }

  const options = {binary: browser, args: ['--automation']};
  const {sessionId} = (await untilReady(webDriver, () =>
    post('', {capabilities: {alwaysMatch: {'webkitgtk:browserOptions': options}}}),
  )) as {readonly sessionId: string};
  return {
    send: (command: Command, {id = '', ...parameters}) =>
      post(`/${sessionId}/${commands[command].replace('{id}', id as string)}`, parameters),
    close: end,
  };
}

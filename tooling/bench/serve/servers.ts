import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {findNginx} from '../../install/findNginx.mjs';
import {startNginx} from '../../servers/startNginx';

export interface RunningServer {
  readonly name: string;
  /** The server's URL, which ends with a slash. */
  readonly address: string;
  /** Returns the resident memory of all the server's processes, in bytes, or NaN on systems other than Linux. */
  memory(): number;
  stop(): Promise<void>;
}

type Start = (port: number) => ChildProcess;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Adds up the memory of a process and its descendants from /proc. */
function memoryOf(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    const pids = children === '' ? [] : children.split(' ').map(Number);
    return pids.map(memoryOf).reduce((sum, bytes) => sum + bytes, Number(kilobytes) * 1024);
  } catch {
    return NaN;
  }
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ok}) => ok,
    () => false,
  );
}

async function run(name: string, baseUrl: string, start: Start): Promise<RunningServer> {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}${baseUrl}`;
  const server = start(port);
  while (!(await answers(address))) {
    if (server.exitCode !== null) {
      throw new Error(`${name} exited with code ${server.exitCode}.`);
    }
    await wait(50);
  }
  return {
    name,
    address,
    memory: () => memoryOf(server.pid!),
    async stop() {
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}

function startOwnServer(port: number): ChildProcess {
  return spawn(
    process.execPath,
    ['--conditions=source', '--import', 'tsx', 'tooling/commands/serve.ts'],
    {
      env: {...process.env, PORT: String(port)},
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
}

/** Returns functions that start the available servers, nginx first. */
export function availableServers(baseUrl: string): (() => Promise<RunningServer>)[] {
  const nginxRoot = findNginx();
  const nginx = nginxRoot && {nginxRoot, directory: 'build', baseUrl};
  return [
    ...(nginx
      ? [
          () =>
            run('nginx', baseUrl, (port) =>
              startNginx({...nginx, listen: String(port), folder: `.cache/nginx-run/${port}`}),
            ),
        ]
      : []),
    () => run('own server', baseUrl, startOwnServer),
  ];
}

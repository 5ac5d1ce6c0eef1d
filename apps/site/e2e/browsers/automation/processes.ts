import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';

/** The processes of a browser, which end together. */
export interface Processes {
  readonly start: (
    program: string,
    options: readonly string[],
    environment?: Readonly<Record<string, string>>,
  ) => ChildProcess;
  readonly end: () => Promise<void>;
}

function isRunning({pid, exitCode, signalCode}: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

/** Ends a process and its children, such as the ones in which a browser renders pages. */
function signalGroup(child: ChildProcess): void {
  if (isRunning(child)) {
    process.kill(-child.pid!, 'SIGKILL');
  }
}

export function createProcesses(): Processes {
  const children: ChildProcess[] = [];
  // If the tests are interrupted, their browsers don't stay behind.
  process.once('exit', () => children.forEach(signalGroup));
  return {
    start: (program, options, environment) => {
      // Each process leads a group of its own, which can be ended as a whole.
      const child = spawn(program, options, {
        detached: true,
        stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
        env: {...process.env, ...environment},
      });
      child.on('error', () => {});
      children.push(child);
      return child;
    },
    end: async () => {
      for (const child of children.reverse()) {
        const exit = isRunning(child) ? once(child, 'exit') : undefined;
        signalGroup(child);
        await exit;
      }
    },
  };
}

/** Waits until `attempt` returns something. Fails when a process that it needs has ended. */
export async function untilReady<T>(
  needed: ChildProcess,
  attempt: () => Promise<T> | T,
): Promise<NonNullable<T>> {
  for (;;) {
    const found = await Promise.resolve()
      .then(attempt)
      .catch(() => undefined);
    if (found !== undefined && found !== null) {
      return found;
    }
    if (!isRunning(needed)) {
      throw new Error(`${needed.spawnfile} ended before it was ready.`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import {fork, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';

/** How much memory the values of a run can take. It is enough for the largest files that functions read. */
const MEMORY_MB = 2048;

/** The argument that makes the program an engine. A program that starts the tool wouldn't pass it by accident. */
const ENGINE = '(engine)';

/** Whether this process was started to run mappings for another one. */
export const isEngine = process.argv[2] === ENGINE && process.send !== undefined;

/** Starts a process that runs mappings. It can be ended when a library keeps it busy, unlike a thread. */
export function startEngine(): ChildProcess {
  return fork(fileURLToPath(import.meta.url), [ENGINE], {
    execArgv: [`--max-old-space-size=${MEMORY_MB}`],
    serialization: 'advanced',
    // Libraries print warnings for developers. Nothing that they print may get into the result.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Lets the program end while an engine that it started is waiting for a job, or keeps the program running. */
export function keepRunning(engine: ChildProcess, isKept: boolean): void {
  const change = isKept ? 'ref' : 'unref';
  engine[change]();
  engine.channel?.[change]();
}

import {join} from 'node:path';
import {runProgram} from '../runProgram';
import type {Chain} from './chain';
import {contenderNames, type ContenderName} from './contenders';
import {PATIENCE_MS, RUNS} from './patience';
import type {Measurement} from './process';
import type {Row} from './table';

/** The programs run in UTC, because date-fns formats dates in the local time zone. */
export const options = {directory: '.', environment: {TZ: 'UTC'}};

/** Whether a contender would need too much time, judged by its time with fewer rows. */
function isTooSlow(name: ContenderName, rows: number, smaller: Row | undefined): boolean {
  const before = smaller?.measured.get(name);
  return before
    ? (before.milliseconds / smaller!.rows) * rows * (RUNS + 1) > PATIENCE_MS
    : smaller !== undefined;
}

/** Fails unless all contenders have the same result. */
function checkResults({chain, rows, measured}: Row): void {
  const [expected] = measured;
  for (const [name, {result}] of measured) {
    if (result.hash !== expected![1].result.hash) {
      throw new Error(
        `${chain}, ${rows.toLocaleString('en')} rows: the results of ${expected![0]} and ${name} differ. Correct the chain in tooling/bench/catalogue/chains/.\n${expected![1].result.excerpt}\n${result.excerpt}`,
      );
    }
  }
}

interface Task {
  /** The bundled program, and its name for the chain. */
  readonly program: string;
  readonly name: string;
  readonly chain: Chain;
  readonly rows: number;
  /** The same chain with fewer rows. */
  readonly smaller: Row | undefined;
  readonly hasJq: boolean;
}

/** Measures all contenders on a chain. A contender that fails is left out, and a note says why. */
export async function measureChain(task: Task): Promise<{row: Row; notes: string[]}> {
  const {program, name, chain, rows, smaller, hasJq} = task;
  const run = (...programArguments: readonly string[]) =>
    runProgram([process.execPath, program, name, ...programArguments], options);
  const input = join(program, '../input');
  await run('', input, String(rows));
  const measured = new Map<ContenderName, Measurement>();
  const notes: string[] = [];
  for (const contender of contenderNames) {
    const isUnable = contender === 'jq' && !(hasJq && chain.jq);
    if (isUnable || isTooSlow(contender, rows, smaller)) {
      continue;
    }
    try {
      measured.set(contender, JSON.parse(await run(contender, input)) as Measurement);
    } catch (error) {
      const reason = (error as Error).message.replace(/^.*?Error: /s, '');
      notes.push(`${chain.title}, ${rows.toLocaleString('en')} rows, ${contender}: ${reason}`);
    }
  }
  const row = {chain: chain.title, rows, measured};
  checkResults(row);
  return {row, notes};
}

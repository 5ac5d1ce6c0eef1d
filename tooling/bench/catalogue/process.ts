// Runs in a process of its own: makes the input of a chain, or measures one contender on it.
// The arguments are the names of the chain and the contender, the input file, and the number of rows to make.
import {readFileSync, writeFileSync} from 'node:fs';
import {median} from '../statistics';
import type {Chain, Input} from './chain';
import {chains} from './chains';
import {contenders, type ContenderName} from './contenders';
import type {Contender} from './contenders/contender';
import type {Digest} from './digest';
import {PATIENCE_MS, RUNS} from './patience';

export interface Measurement {
  readonly milliseconds: number;
  /** The process's peak resident memory, or null on systems other than Linux. */
  readonly megabytes: number | null;
  readonly result: Digest;
}

/** Reads the peak from /proc. The operating system's own figure, maxRSS, includes the parent's memory at the fork. */
function peakMegabytes(): number | null {
  try {
    const status = readFileSync('/proc/self/status', 'utf8');
    return (Number(/^VmHWM:\s+(\d+)/m.exec(status)![1]) * 1024) / 1e6;
  } catch {
    return null;
  }
}

async function makeInput({makeInput: make}: Chain, file: string, rows: number): Promise<void> {
  const input = await make(rows);
  writeFileSync(file, Buffer.isBuffer(input) ? input : JSON.stringify(input));
}

function readInput(chain: Chain, file: string): Input {
  const bytes = readFileSync(file);
  return chain.read ? bytes : (JSON.parse(bytes.toString()) as object);
}

async function measure(chain: Chain, contender: Contender, file: string): Promise<Measurement> {
  const {run, overheadMs = 0} = contender(chain, file);
  const times: number[] = [];
  let result: unknown;
  const begin = performance.now();
  // The first run only warms up. Every run gets a new copy of the input, because ours remembers the size of values.
  for (let round = 0; round <= RUNS; round++) {
    const input = readInput(chain, file);
    const start = performance.now();
    result = await run(input);
    times.push(performance.now() - start - overheadMs);
    if (performance.now() - begin > PATIENCE_MS) {
      throw new Error('Takes more than a minute.');
    }
  }
  // Measured before the result is read back, which needs memory too.
  const megabytes = peakMegabytes();
  const {digest} = await import('./digest');
  return {
    milliseconds: median(times.slice(1)),
    megabytes,
    result: await digest(result, chain),
  };
}

async function main(): Promise<void> {
  const [chainName = '', contenderName = '', file = '', rows] = process.argv.slice(2);
  const {chain} = await chains[chainName]!();
  if (rows !== undefined) {
    return makeInput(chain, file, Number(rows));
  }
  const {contender} = await contenders[contenderName as ContenderName]();
  console.log(JSON.stringify(await measure(chain, contender, file)));
}

main().catch((error: unknown) => {
  console.error(`Error: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});

// Measures the mapping functions on chains that integrators write, compared with plain JavaScript, JSONata and jq.
import {rmSync} from 'node:fs';
import {runProgram} from '../runProgram';
import {bundle} from './bundle';
import {chains} from './chains';
import {measureChain, options} from './measureChain';
import {RUNS} from './patience';
import {writeMeasurements, writeSummary, type Row} from './table';

const MIDDLE = 20_000;
const LARGEST = 200_000;
const SIZES = [1000, MIDDLE, LARGEST];
const folder = '.cache/bench/catalogue';

async function jqVersion(): Promise<string | undefined> {
  return runProgram(['jq', '--version'], options).then(
    (version) => version.trim(),
    () => undefined,
  );
}

export async function benchCatalogue(): Promise<string> {
  const program = await bundle(folder);
  const jq = await jqVersion();
  const all: Row[] = [];
  const allNotes: string[] = [];
  for (const [name, load] of Object.entries(chains)) {
    const {chain} = await load();
    let smaller: Row | undefined;
    for (const rows of SIZES) {
      console.error(`  ${chain.title}, ${rows.toLocaleString('en')} rows …`);
      const hasJq = jq !== undefined;
      const {row, notes} = await measureChain({program, name, chain, rows, smaller, hasJq});
      all.push(row);
      allNotes.push(...notes);
      smaller = row;
    }
  }
  rmSync(folder, {recursive: true});
  return [
    `Each contender runs each chain in a process of its own, once to warm up and then ${RUNS} times. The times are medians. Memory is the process’s peak resident memory, including Node and the input. All contenders return the same results. Our mapping functions are bundled and minified.`,
    `Chains that are named after file formats start from bytes, and end with bytes if they write a file. The others map values to values. Plain JavaScript uses papaparse, lodash, date-fns, read-excel-file, write-excel-file and fast-xml-parser. JSONata uses the same libraries to read and write files. For jq (${jq ?? 'not installed'}), the time includes reading and writing JSON, but not start-up. A dash means that a contender can’t do the task, or would need more than a minute for all runs.`,
    writeSummary(all, {middle: MIDDLE, largest: LARGEST}),
    writeMeasurements(all),
    ...allNotes,
  ].join('\n\n');
}

import {writeCell, writeTable} from '../report';
import {median} from '../statistics';
import {contenderNames, type ContenderName} from './contenders';
import type {Measurement} from './process';

/** The measurements of one chain at one size. A contender that can't do the task is missing. */
export interface Row {
  /** The chain's title. */
  readonly chain: string;
  readonly rows: number;
  readonly measured: ReadonlyMap<ContenderName, Measurement>;
}

/** The contenders whose memory is measured. jq runs in another process. */
const weighed: readonly ContenderName[] = ['ours', 'plain JavaScript', 'JSONata'];

function writeRow({chain, rows, measured}: Row): string[] {
  const time = (name: ContenderName) => measured.get(name)?.milliseconds;
  const memory = (name: ContenderName) => measured.get(name)?.megabytes ?? undefined;
  return [
    `${chain}, ${rows.toLocaleString('en')} rows`,
    ...contenderNames.map((name) => writeCell(time(name), time('ours'))),
    ...weighed.map((name) => writeCell(memory(name), memory('ours'))),
  ];
}

export function writeMeasurements(rows: readonly Row[]): string {
  return writeTable(
    ['', ...contenderNames.map((name) => `${name}, ms`), ...weighed.map((name) => `${name}, MB`)],
    rows.map(writeRow),
  );
}

type Figure = (measurement: Measurement) => number | null;
const time: Figure = ({milliseconds}) => milliseconds;
const memory: Figure = ({megabytes}) => megabytes;

/** Returns one contender's figure divided by another's, for each chain in which both took part. */
function ratios(
  rows: readonly Row[],
  figure: Figure,
  [dividend, divisor]: readonly [ContenderName, ContenderName],
): number[] {
  return rows.flatMap(({measured}) => {
    const [above, below] = [measured.get(dividend), measured.get(divisor)];
    return above && below ? [figure(above)! / figure(below)!] : [];
  });
}

/** Returns how many times as long a row takes in the larger of two sizes, for each chain. */
function growth(smaller: readonly Row[], larger: readonly Row[]): number[] {
  return larger.flatMap((row) => {
    const before = smaller.find(({chain}) => chain === row.chain)!;
    const [long, short] = [row.measured.get('ours'), before.measured.get('ours')];
    return long && short ? [long.milliseconds / row.rows / (short.milliseconds / before.rows)] : [];
  });
}

/** The targets apply to the middle size. */
export function writeSummary(
  rows: readonly Row[],
  {middle, largest}: {middle: number; largest: number},
): string {
  const ofSize = (size: number) => rows.filter((row) => row.rows === size);
  const size = `${middle.toLocaleString('en')} rows`;
  const line = (what: string, values: readonly number[]) => [
    what,
    ...[Math.min(...values), median(values), Math.max(...values)].map((value) =>
      writeCell(value, value),
    ),
  ];
  return writeTable(
    ['', 'lowest', 'median', 'highest'],
    [
      line(
        `${size}: our time / plain JavaScript’s (target: median at most 5)`,
        ratios(ofSize(middle), time, ['ours', 'plain JavaScript']),
      ),
      line(
        `${size}: JSONata’s time / ours (target: all above 1, median at least 5)`,
        ratios(ofSize(middle), time, ['JSONata', 'ours']),
      ),
      line(`${size}: jq’s time / ours`, ratios(ofSize(middle), time, ['jq', 'ours'])),
      line(
        `${size}: our memory / plain JavaScript’s (target: at most 3)`,
        ratios(ofSize(middle), memory, ['ours', 'plain JavaScript']),
      ),
      line(
        `our time per row with ${largest.toLocaleString('en')} rows / with ${size} (target: about 1)`,
        growth(ofSize(middle), ofSize(largest)),
      ),
    ],
  );
}

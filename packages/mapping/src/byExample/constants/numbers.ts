import {counted, outputText, type Constant, type Situation} from './constant';
import {fieldsOf} from './dates/fields';

/** Removes what binary fractions add: 1.1900000000000002 → 1.19 */
function rounded(number: number): number {
  return Number(number.toPrecision(12));
}

/** 1.19 → 3 */
function digitsOf(number: number): number {
  return String(Math.abs(number))
    .replace(/e.*$/, '')
    .replaceAll(/^0\.0*|\.|0+$/g, '').length;
}

/** Numbers with many digits are coincidences, not constants that someone chose. */
const MAX_DIGITS = 7;

function chosen(numbers: Iterable<number>): Constant[] {
  return [...new Set([...numbers].map(rounded))]
    .filter((number) => Number.isFinite(number) && digitsOf(number) <= MAX_DIGITS)
    .map((value) => ({value, cost: 1.5 + digitsOf(value) * 0.75 + (value < 0 ? 1.5 : 0)}));
}

const everyday = [2, 10, 100, 1000, 60, 12, 24];

function outputNumber({goal}: Situation): number | undefined {
  const [output] = goal.outputs;
  return typeof output === 'number' ? output : undefined;
}

/** Numbers that turn the input into the output with a basic operation. */
export function operands(situation: Situation): Constant[] {
  const [value] = situation.values;
  const output = outputNumber(situation);
  if (typeof value !== 'number') {
    return [];
  }
  const derived =
    output === undefined
      ? []
      : [output / value, value / output, output - value, value - output, output, value];
  return chosen([...derived, ...everyday]);
}

/** Numbers that items are compared with, and other numbers in the data. */
export function thresholds({values}: Situation): Constant[] {
  return chosen(values.filter((value) => typeof value === 'number').slice(0, 12));
}

/** How many decimals the output has. */
export function decimals(situation: Situation): Constant[] {
  const output = outputNumber(situation);
  const text = outputText(situation) ?? (output === undefined ? '' : String(output));
  const [, fraction = ''] = /[.,](\d+)\D*$/.exec(text) ?? [];
  const counts = output === undefined && fraction === '' ? [0, 2] : [fraction.length, 2, 0, 1];
  return [...new Set(counts)].map((value, index) => ({value, cost: 1 + index * 0.5}));
}

function lengthOf(value: unknown): number {
  return typeof value === 'string' ? [...value].length : Array.isArray(value) ? value.length : 0;
}

/** Lengths of the output, or of its first part. */
export function lengths(situation: Situation): Constant[] {
  const [value] = situation.values;
  const [output] = situation.goal.outputs;
  const result = outputText(situation) ?? output;
  const ratio = lengthOf(result) / (lengthOf(value) || 1);
  const first = Array.isArray(output) ? lengthOf((output as unknown[])[0]) : 0;
  return counted(
    [lengthOf(result), first, Math.round(ratio), lengthOf(result) + 1].filter(
      (count) => count > 0 && count < 1000,
    ),
  );
}

/** Places where the output starts or ends in the input, and where parts of the input meet. */
export function positions(situation: Situation): Constant[] {
  const [value] = situation.values;
  const [output] = situation.goal.outputs;
  const result = outputText(situation) ?? output;
  if (Array.isArray(value)) {
    return counted(positionsInList(value, output));
  }
  if (typeof value !== 'string') {
    return [];
  }
  const places = typeof result === 'string' ? positionsInText(value, result) : [];
  const meetings = [...value.matchAll(/(?<=\p{N})(?=\p{L})|(?<=\p{L})(?=\p{N})/gu)]
    .slice(0, 3)
    .map(({index}) => index);
  return counted([...places, ...meetings, 1, 2, 3, 4, -1]);
}

/** Ignores case, because the text may be converted before or after. */
function positionsInText(text: string, part: string): number[] {
  const start = text.toLowerCase().indexOf(part.toLowerCase());
  if (start < 0 || part === '') {
    return [];
  }
  const end = start + part.length;
  return [start, end, start - text.length, ...(end < text.length ? [end - text.length] : [])];
}

function positionsInList(list: readonly unknown[], output: unknown): number[] {
  const places = Array.isArray(output) ? [output.length, list.length - output.length] : [];
  const texts = list.map((entry) => JSON.stringify(entry));
  const first: unknown = Array.isArray(output) ? output[0] : output;
  const index = texts.indexOf(JSON.stringify(first));
  const found = index < 0 ? [] : [index, index + lengthOf(output), index - list.length];
  return [...places, ...found, 1, 2];
}

/** How far apart two dates are, in every unit that could be meant. */
export function amounts(situation: Situation): Constant[] {
  const [value] = situation.values;
  const [output] = situation.goal.outputs;
  const start = typeof value === 'string' ? fieldsOf(value) : undefined;
  const end = typeof output === 'string' ? fieldsOf(output) : undefined;
  if (start?.year === undefined || end?.year === undefined) {
    return chosen([1, -1, 7, 30]);
  }
  const seconds = end.epochSeconds! - start.epochSeconds!;
  const months = (end.year - start.year) * 12 + (end.month! - start.month!);
  const spans = [seconds / 86_400, seconds / 604_800, months, months / 12, months / 3];
  return chosen(
    [...spans, seconds / 3600, seconds / 60, seconds].filter(
      (amount) => amount !== 0 && Number.isInteger(amount),
    ),
  );
}

import {basename} from 'node:path';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {durationText, grouped, sizeText} from '@documentation/base/internal/limits/format';
import {FILE_BYTES} from '@documentation/base/internal/limits/values/files';
import {MAPPING_SECONDS} from '@documentation/base/internal/limits/values/times';
import {TEXT_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {createEngine} from '../engine/createEngine';
import {isUsed} from '../engine/inputKind';
import type {MappingJob, MappingOutcome, SourceFile} from '../engine/messages';
import type {Source} from '../reports/failures';
import {readFile, readMapping, readStandardInput} from '../terminal/files';
import {showProgress} from '../terminal/progress';
import {timeOfRun} from '../terminal/timeOfRun';
import {UsageError} from '../terminal/usageError';
import {listOf, textOf, type Input, type Option} from './command';

/** Timers can't run longer. */
const MAX_SECONDS = 86_400;

export const timeLimitOption: Option = {
  type: 'string',
  value: 'seconds',
  description: `stop after this time (default: ${MAPPING_SECONDS}, as on the platform)`,
};

/** The options of commands that run a mapping. */
export const mappingOptions: Readonly<Record<string, Option>> = {
  expression: {
    type: 'string',
    short: 'e',
    value: 'mapping',
    description: 'the mapping itself, instead of a file',
  },
  file: {
    type: 'string',
    short: 'f',
    multiple: true,
    value: 'name=path',
    description: 'another file, which the mapping reads as $files["name"]; can be repeated',
  },
  as: {
    type: 'string',
    value: 'file|data',
    description: 'pass the input as a file, or as the JSON in it (default: what the mapping needs)',
  },
  now: {
    type: 'string',
    value: 'date-time',
    description: 'the time of the run, such as 2024-05-01T12:00:00Z (default: the current time)',
  },
  'time-limit': timeLimitOption,
};

/** Paragraphs for these commands' help text. */
export const mappingDetails = [
  '$ is the input. If the mapping passes $ to a function that needs a file, such as a reader, it gets the file. If it uses $ as data, as in $.orderNo, it gets the JSON in the file. Without an input file, or with -, the standard input is read.',
  `Limits are those of the platform: readers accept files of up to ${sizeText(FILE_BYTES)}, text can have up to ${grouped(TEXT_CHARACTERS)} characters, and a run takes at most ${durationText(MAPPING_SECONDS)}. A mapping that exceeds a limit fails with E_LIMIT.`,
].map((text) => text.replaceAll('\u00A0', ' '));

export function timeLimitOf(input: Input, defaultSeconds = MAPPING_SECONDS): number {
  const text = textOf(input, 'time-limit');
  const seconds = text === undefined ? defaultSeconds : Number(text);
  if (!(seconds > 0 && seconds <= MAX_SECONDS)) {
    throw new UsageError(
      `--time-limit must be a number of seconds, up to ${grouped(MAX_SECONDS)}, not “${text}”.`,
    );
  }
  return seconds * 1000;
}

export function nowOf(input: Input): string {
  const text = textOf(input, 'now');
  return text === undefined ? new Date().toISOString() : timeOfRun(text, '--now');
}

function asOf(input: Input): SourceFile['as'] {
  const as = textOf(input, 'as');
  if (as !== undefined && as !== 'file' && as !== 'data') {
    throw new UsageError(`--as must be file or data, not “${as}”.`);
  }
  return as;
}

/** 'prices=prices.csv' → ['prices', 'prices.csv'] */
function splitName(text: string): readonly [name: string, path: string] {
  const split = text.indexOf('=');
  if (split < 1 || split === text.length - 1) {
    throw new UsageError(
      `--file must be a name and a path, such as prices=prices.csv, not “${text}”.`,
    );
  }
  return [text.slice(0, split), text.slice(split + 1)];
}

function sourceFile(path: string): SourceFile {
  return {name: basename(path), content: readFile(path)};
}

/** Reads the files that --file names. */
function readNamedFiles(input: Input): MappingJob['files'] {
  const named = listOf(input, 'file').map(splitName);
  const repeated = named.find(([name], index) =>
    named.slice(0, index).some(([each]) => each === name),
  );
  if (repeated) {
    throw new UsageError(
      `There can be only one file named “${repeated[0]}”, but --file names several.`,
    );
  }
  return Object.fromEntries(named.map(([name, path]) => [name, sourceFile(path)]));
}

/** Whether the mapping refers to `$`. If it can't be parsed, the run says so. */
function needsInput(mapping: string): boolean {
  try {
    return isUsed(parse(mapping), {});
  } catch {
    return false;
  }
}

async function readInput(
  path: string | undefined,
  mapping: string,
): Promise<SourceFile | undefined> {
  if (path !== undefined && path !== '-') {
    return sourceFile(path);
  }
  if (path === undefined && !needsInput(mapping)) {
    return undefined;
  }
  if (process.stdin.isTTY) {
    throw new UsageError(
      'The mapping uses $, so it needs an input. Name a file after the mapping.',
    );
  }
  return {name: 'standard input', content: await readStandardInput()};
}

interface Prepared {
  readonly source: Source;
  readonly job: MappingJob;
}

/** Reads the mapping, its input and its other files. */
async function prepare(input: Input, isRecorded: boolean): Promise<Prepared> {
  const expression = textOf(input, 'expression');
  const [path, ...rest] =
    expression === undefined ? input.positionals : [undefined, ...input.positionals];
  if (expression === undefined && path === undefined) {
    throw new UsageError('Name a mapping file, or write the mapping after -e.');
  }
  if (rest.length > 1) {
    throw new UsageError(
      `There can be only one input file, but there are ${rest.length}: ${rest.join(', ')}. Pass further files with --file name=path.`,
    );
  }
  // The options are checked first, because the standard input may take long.
  const [as, now, timeLimitMs] = [asOf(input), nowOf(input), timeLimitOf(input)];
  const mapping = expression ?? readMapping(path!);
  const [inputPath] = rest;
  const files = readNamedFiles(input);
  const file = await readInput(inputPath, mapping);
  return {
    source: {name: path ?? 'mapping', text: mapping},
    job: {
      mapping,
      ...(file && {input: {...file, ...(as && {as})}}),
      files: {...(file && inputPath && inputPath !== '-' && {[file.name]: file}), ...files},
      now,
      timeLimitMs,
      isRecorded,
    },
  };
}

/** Runs a mapping, and shows how long it has taken. The engine starts while the files are read. */
export async function runOnce(
  input: Input,
  isRecorded: boolean,
): Promise<{readonly source: Source; readonly outcome: MappingOutcome}> {
  const engine = createEngine();
  engine.warmUp();
  try {
    const {source, job} = await prepare(input, isRecorded);
    const hideProgress = showProgress('Running');
    return {source, outcome: await engine.runMapping(job).finally(hideProgress)};
  } finally {
    engine.close();
  }
}

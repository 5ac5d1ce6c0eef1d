import {basename, dirname, resolve} from 'node:path';
import {Validator, type Schema} from '@cfworker/json-schema';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingJob, SourceFile} from '../engine/messages';
import type {Source} from '../reports/failures';
import {readFile, readMapping, readText} from '../terminal/files';
import {timeOfRun} from '../terminal/timeOfRun';
import {UsageError} from '../terminal/usageError';
import schema from './suite.schema.json';

export const suiteSchema: object = schema;

/** The time of a run that doesn't set one, so results that contain the date stay the same. */
const DEFAULT_NOW = '2024-05-01T12:00:00Z';

interface Files {
  readonly [name: string]: string;
}

interface Test {
  readonly name: string;
  readonly input?: Value;
  readonly inputFile?: string;
  readonly files?: Files;
  readonly now?: string;
  readonly result?: Value;
  readonly resultFile?: string;
  readonly error?: ExpectedError;
}

interface ExpectedError {
  readonly code: string;
  readonly function?: string;
  readonly parameter?: string;
  readonly message?: string;
}

interface Suite {
  readonly mapping?: string;
  readonly expression?: string;
  readonly now?: string;
  readonly files?: Files;
  readonly tests: readonly Test[];
}

/** How a run must end. A file is compared as the mapping returns it: byte by byte, or as JSON. */
export type Expected =
  | {readonly result: Value}
  | {readonly file: Uint8Array}
  | {readonly error: ExpectedError};

export interface Case {
  readonly name: string;
  readonly source: Source;
  readonly job: Omit<MappingJob, 'timeLimitMs'>;
  readonly expected: Expected;
}

function readDocument(path: string): Suite {
  let document: unknown;
  try {
    document = JSON.parse(readText(path));
  } catch (error) {
    if (error instanceof UsageError) {
      throw error;
    }
    throw new UsageError(`${path} isn’t JSON: ${(error as Error).message}.`);
  }
  const {valid, errors} = new Validator(schema as Schema, '2020-12', false).validate(document);
  if (!valid) {
    // The last errors are the innermost, and so the most precise.
    const {instanceLocation, error} = errors.at(-1)!;
    throw new UsageError(
      `${path} doesn’t match the format of tests, at ${instanceLocation.replace(/^#/, '') || 'the top'}: ${error} To see the format, run: node mapping.mjs test --schema`,
    );
  }
  return document as Suite;
}

function expectedOf(test: Test, fileAt: (path: string) => Uint8Array): Expected {
  if (test.error) {
    return {error: test.error};
  }
  return test.resultFile === undefined ? {result: test.result!} : {file: fileAt(test.resultFile)};
}

/** Reads a file of tests, with all files that it names. */
export function readSuite(path: string): readonly Case[] {
  const suite = readDocument(path);
  const pathOf = (relative: string) => resolve(dirname(path), relative);
  const sourceFile = (relative: string): SourceFile => ({
    name: basename(relative),
    content: readFile(pathOf(relative)),
  });
  const inputOf = ({input, inputFile}: Test): SourceFile | undefined => {
    if (inputFile !== undefined) {
      return sourceFile(inputFile);
    }
    const content = new TextEncoder().encode(JSON.stringify(input));
    return input === undefined ? undefined : {name: 'the input', content, as: 'data'};
  };
  const source: Source =
    suite.mapping === undefined
      ? {name: 'mapping', text: suite.expression!}
      : {name: suite.mapping, text: readMapping(pathOf(suite.mapping))};
  return suite.tests.map((test) => {
    const input = inputOf(test);
    const files = Object.entries({...suite.files, ...test.files});
    return {
      name: test.name,
      source,
      job: {
        mapping: source.text,
        ...(input && {input}),
        files: Object.fromEntries(files.map(([name, file]) => [name, sourceFile(file)])),
        now: timeOfRun(test.now ?? suite.now ?? DEFAULT_NOW, `now in ${path}`),
        isRecorded: false,
      },
      expected: expectedOf(test, (file) => readFile(pathOf(file))),
    };
  });
}

// Checks every fenced code block of a page by its mark: runs mappings, reads samples, validates documents.
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {join} from 'node:path';
import {MappingError} from '@documentation/base/internal/values/errors';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import {formatNotation} from '@documentation/mapping/internal/language/notation/formatNotation';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {unknownFunctions} from './functionNames';
import {markOf, readCodeBlocks, readCodeSpans, type CodeBlock} from './codeBlocks';

/** Lists what is wrong with a document. */
export type Validate = (document: Value) => Promise<readonly string[]>;

const context = {now: '2024-05-01T12:00:00Z'};

type Files = Readonly<Record<string, Value>>;

function run(notation: string, input: Value, files: Files = {}): Promise<Value> {
  return evaluateNotation(notation, {input, files, context, resolve: findMappingFunction});
}

async function readSample(name: string): Promise<Uint8Array> {
  return new Uint8Array(await readFile(join('apps/site/content/static/samples', name)));
}

/** Returns a block's files by name: the bytes of those in `file=`, or the values in the JSON files of `data=`. */
async function filesOf({file, data}: CodeBlock['words']): Promise<Files> {
  const files: Record<string, Value> = {};
  for (const name of (file ?? data)?.split(',') ?? []) {
    const bytes = await readSample(name);
    files[name] = file ? bytes : await run('Readers.JSON.ReadDocument($)', bytes);
  }
  return files;
}

/** Returns a block's input: its first file, the value in the input block above, or null. */
function inputOf(files: Files, previous: CodeBlock | undefined): Value {
  const shown =
    previous && 'input' in previous.words ? (JSON.parse(previous.code) as Value) : undefined;
  return Object.values(files)[0] ?? shown ?? null;
}

/** Returns a file as the page shows it: without a byte order mark, CRLF line endings or a final line break. */
function textOf(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', {fatal: true})
    .decode(bytes)
    .replaceAll('\r\n', '\n')
    .replace(/\n$/, '');
}

/** Formats a result or error for comparison with the block that documents it. */
function asShown(value: Value, language: string): string {
  if (value instanceof Uint8Array) {
    return textOf(value);
  }
  return typeof value === 'string' && language !== 'json' ? value : JSON.stringify(value, null, 2);
}

function asWritten({language, code}: CodeBlock, isText: boolean): string {
  return language === 'json' && !isText ? JSON.stringify(JSON.parse(code), null, 2) : code;
}

async function outcomeOf(
  block: CodeBlock,
  previous: CodeBlock | undefined,
): Promise<{mark: 'result' | 'error'; value: Value}> {
  const files = await filesOf(block.words);
  try {
    return {mark: 'result', value: await run(block.code, inputOf(files, previous), files)};
  } catch (error) {
    if (!(error instanceof MappingError)) {
      throw error;
    }
    const {code, functionName, parameter, message} = error;
    const value = {code, function: functionName, ...(parameter && {parameter}), message};
    return {mark: 'error', value};
  }
}

async function checkRun(
  block: CodeBlock,
  previous: CodeBlock | undefined,
  next: CodeBlock | undefined,
): Promise<void> {
  if (block.language !== 'mapping') {
    throw new Error('a block marked "run" must have the language "mapping".');
  }
  const formatted = formatNotation(block.code);
  if (formatted !== block.code) {
    throw new Error(`format it like this:\n${formatted}`);
  }
  const {mark, value} = await outcomeOf(block, previous);
  const shown = asShown(value, next?.language ?? 'json');
  if (!next || !(mark in next.words)) {
    throw new Error(`add a block marked "${mark}" after it, with:\n${shown}`);
  }
  const written = asWritten(next, value instanceof Uint8Array);
  if (written !== shown) {
    throw new Error(`it returns\n${shown}\nbut the page says\n${written}`);
  }
}

async function checkBlock(
  block: CodeBlock,
  previous: CodeBlock | undefined,
  next: CodeBlock | undefined,
  schemas: Readonly<Record<string, Validate>>,
): Promise<void> {
  const {words, code} = block;
  switch (markOf(block)) {
    case 'run':
      return checkRun(block, previous, next);
    case 'input':
      if (!next || !('run' in next.words)) {
        throw new Error('add a block marked "run" after it.');
      }
      return undefined;
    case 'result':
    case 'error':
      if (!previous || !('run' in previous.words)) {
        throw new Error('it must follow a block marked "run".');
      }
      return undefined;
    case 'sample': {
      const text = textOf(await readSample(words.sample!));
      if (text !== code) {
        throw new Error(`it must equal apps/site/content/static/samples/${words.sample}:\n${text}`);
      }
      return undefined;
    }
    case 'schema': {
      const validate = schemas[words.schema!];
      const problems = validate
        ? await validate(JSON.parse(code) as Value)
        : [
            `there is no schema "${words.schema}". Use one of these: ${Object.keys(schemas).join(', ')}.`,
          ];
      if (problems.length > 0) {
        throw new Error(problems.join('\n'));
      }
      return undefined;
    }
    case 'tested':
      if (!/\.(test|spec)\.ts$/.test(words.tested!) || !existsSync(words.tested!)) {
        throw new Error(`"${words.tested}" isn't a test file in this project. Check its path.`);
      }
      return undefined;
    case 'illustration':
      if (!words.illustration!.includes(' ')) {
        throw new Error(
          'say why there is nothing to run, in several words: illustration="shape of the URL".',
        );
      }
  }
}

/** Checks that a code span names only existing functions, and that a call parses unless it contains "…". */
function checkSpan(code: string): void {
  const [unknown] = unknownFunctions(code);
  if (unknown !== undefined) {
    throw new Error(`there is no function named ${unknown}. Check the category and name.`);
  }
  if (/^(?:[A-Z]\w*\.)+[A-Z]\w*\(.*\)$/s.test(code) && !code.includes('…')) {
    parse(code);
  }
}

/** Lists what is wrong with the code on a page: one message per block or span, with its line. */
export async function problemsOf(
  path: string,
  schemas: Readonly<Record<string, Validate>>,
): Promise<string[]> {
  const source = readFileSync(path, 'utf8');
  const blocks = readCodeBlocks(source);
  const problems: string[] = [];
  for (const [index, block] of blocks.entries()) {
    try {
      await checkBlock(block, blocks[index - 1], blocks[index + 1], schemas);
    } catch (error) {
      problems.push(`${path}:${block.line}: ${(error as Error).message}`);
    }
  }
  for (const {line, code} of readCodeSpans(source)) {
    try {
      checkSpan(code);
    } catch (error) {
      problems.push(`${path}:${line}: ${(error as Error).message}`);
    }
  }
  return problems;
}

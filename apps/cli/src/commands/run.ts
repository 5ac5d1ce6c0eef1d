import {textOfUtf8, utf8} from '@documentation/base/internal/encodings/utf8';
import type {Result} from '../engine/messages';
import {coloursFor} from '../terminal/colours';
import {exitCodes} from '../terminal/exitCodes';
import {describeFailure, formatFailure} from '../reports/failures';
import {checkOutput, isStandardOutput, writeFile} from '../terminal/outputFile';
import {UsageError} from '../terminal/usageError';
import {writeError, writeJson, writeOut} from '../terminal/write';
import {isSet, jsonOption, textOf, type Command, type Input} from './command';
import {mappingDetails, mappingOptions, runOnce} from './mappingInput';

/** The bytes to write: a file as it is, and anything else as JSON, with a line break at the end. */
function bytesOf({kind, content}: Result, isRaw: boolean): Uint8Array {
  if (kind === 'file') {
    return content;
  }
  const json = textOfUtf8(content)!;
  const text = kind === 'text' && isRaw ? (JSON.parse(json) as string) : json;
  if (/\p{Surrogate}/u.test(text)) {
    throw new UsageError(
      'The result contains half a character, which UTF-8 can’t represent. Leave out --raw to write it as an escape sequence.',
    );
  }
  return utf8(`${text}\n`);
}

const NULL_WARNING =
  'The result is null. A missing field is null, so check the paths in the mapping: explain shows the value of every step.';

/** Whether a terminal can show the bytes. */
function canBeShown(content: Uint8Array): boolean {
  const text = textOfUtf8(content);
  return text !== null && !/[^\P{Cc}\t\n\r]/u.test(text);
}

/** The file that -o names. None if it's another name of the standard output. */
function outputOf(input: Input): string | undefined {
  const output = textOf(input, 'output');
  return output !== undefined && isStandardOutput(output) ? undefined : output;
}

async function write(result: Result, input: Input): Promise<void> {
  const output = outputOf(input);
  const content = bytesOf(result, isSet(input, 'raw'));
  if (output !== undefined) {
    await writeFile(output, content, isSet(input, 'force'));
    if (result.kind === 'json' && textOfUtf8(result.content) === 'null') {
      writeError(NULL_WARNING);
    }
    return;
  }
  if (process.stdout.isTTY && !canBeShown(content)) {
    throw new UsageError(
      `The result (${result.description}) has bytes that a terminal can’t show. Write it with -o and a file name.`,
    );
  }
  await writeOut(content);
}

const run: Command = {
  name: 'run',
  synopses: ['[options] <mapping file> [input file]', '[options] -e <mapping> [input file]'],
  summary: 'Runs a mapping, and writes its result: a file as it is, and anything else as JSON.',
  details: mappingDetails,
  options: {
    ...mappingOptions,
    output: {
      type: 'string',
      short: 'o',
      value: 'file',
      description: 'write the result to a file instead of the standard output, which is also -',
    },
    force: {type: 'boolean', description: 'overwrite the output file'},
    raw: {type: 'boolean', short: 'r', description: 'write text without quotation marks'},
    json: {...jsonOption, description: 'if the mapping fails, write the error as JSON'},
  },
  examples: [
    'run order-to-invoice.mapping orders.xlsx -o invoices.json',
    "run -e 'List.Count(Readers.CSV.ReadObjects($))' orders.csv",
    'run prices.mapping orders.csv --file prices=prices.csv',
    'run prices.mapping orders.csv -o prices.json --force',
    "run -e 'Text.Upper($.name)' --raw < customer.json",
  ],
  async run(input) {
    const output = outputOf(input);
    if (output !== undefined) {
      checkOutput(output, isSet(input, 'force'));
    }
    const {source, outcome} = await runOnce(input, false);
    if (outcome.result) {
      await write(outcome.result, input);
      return exitCodes.fine;
    }
    if (isSet(input, 'json')) {
      await writeJson({error: describeFailure(source, outcome)});
    } else {
      writeError(formatFailure(source, outcome, coloursFor(process.stderr)));
    }
    return exitCodes.failed;
  },
};

export default run;

import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import type {Value} from '@documentation/base/internal/values/types';
import type {MappingFunction} from '@documentation/mapping/internal/language/types';
import {findMappingFunction} from '@documentation/mapping/internal/functions/index';
import {inputKind, type Reference} from './inputKind';
import type {SourceFile} from './messages';

const linesReader = 'Readers.CSV.ReadFixedWidth($, [{"name": "line"}])';

/** The call that reads each kind of file. */
const readers: Readonly<Record<string, string>> = {
  csv: 'Readers.CSV.ReadObjects($)',
  log: linesReader,
  pdf: 'Readers.PDF.ReadText($)',
  txt: linesReader,
  xlsx: 'Readers.XLSX.ReadObjects($)',
  xml: 'Readers.XML.ReadDocument($)',
};

function extensionOf(name: string): string {
  return /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

async function readData({name, content, as}: SourceFile, written: string): Promise<Value> {
  try {
    return await evaluateNotation('Readers.JSON.ReadDocument($)', {
      input: content,
      context: {now: '2024-05-01T12:00:00Z'},
      resolve: findMappingFunction,
      timeLimitMs: Infinity,
    });
  } catch (error) {
    const call = (readers[extensionOf(name)] ?? readers.csv!).replace('$', () => written);
    const advice =
      as === 'data'
        ? 'Correct the file, or leave out `--as data`.'
        : `If it isn’t JSON, read it with a function such as \`${call}\`, or pass the file itself with \`--as file\`.`;
    throw new NotationError(
      `${name} was read as JSON, because of how the mapping uses \`${written}\`. ${(error as Error).message} ${advice}`,
    );
  }
}

/** Reads a file as the mapping needs it: as it is, or the JSON in it. */
export async function readInput(
  root: Node,
  file: SourceFile,
  reference: Reference,
  find: (name: string) => MappingFunction | undefined,
): Promise<Value> {
  const isJsonFile = ['json', ''].includes(extensionOf(file.name));
  const kind = file.as ?? inputKind(root, reference, find) ?? (isJsonFile ? 'data' : 'file');
  const written = reference.name === undefined ? '$' : `$files[${JSON.stringify(reference.name)}]`;
  return kind === 'file' ? file.content : readData(file, written);
}

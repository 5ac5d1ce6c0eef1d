import {evaluateNotation} from '@documentation/mapping/internal/language/run/evaluate';
import {NotationError} from '@documentation/mapping/internal/language/notation/notationError';
import type {Value} from '@documentation/base/internal/values/types';
import type {RunFile} from '../workbenchMessages';
import {findMappingFunction} from './mappingDefinitions';

/** Caches the files of the last run, by ID and kind. Otherwise, every key press would read them again. */
let known = new Map<string, Promise<Value>>();

async function read({name, content, isData}: RunFile): Promise<Value> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  if (!isData) {
    return bytes;
  }
  const context = {now: new Date().toISOString()};
  try {
    return await evaluateNotation('Readers.JSON.ReadDocument($)', {
      input: bytes,
      context,
      resolve: findMappingFunction,
      timeLimitMs: Infinity,
    });
  } catch (error) {
    throw new NotationError(
      `${name} can’t be used as data. ${(error as Error).message} To read it another way, use the file itself as the input.`,
    );
  }
}

/** Reads the files of a run, and forgets those of earlier runs. */
export async function readRunFiles(
  files: readonly RunFile[],
): Promise<Readonly<Record<string, Value>>> {
  const values = new Map(
    files.map((file) => {
      const key = `${file.id} ${file.isData}`;
      return [key, known.get(key) ?? read(file)] as const;
    }),
  );
  known = values;
  const contents = await Promise.all(values.values());
  return Object.fromEntries(files.map(({name}, index) => [name, contents[index]!]));
}

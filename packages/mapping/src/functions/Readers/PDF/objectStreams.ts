import {fail} from '@documentation/base/internal/values/errors';
import {sizeText} from '@documentation/base/internal/limits/format';
import {UNPACKED_BYTES} from '@documentation/base/internal/limits/values/documents';

/** A part of a PDF that contains objects: the file itself, or the content of one of its object streams. */
export interface Part {
  readonly text: string;
  /** The number of each object, and where its value starts, in ascending order of position. */
  readonly objects: () => Iterable<readonly [number: number, at: number]>;
}

/** As many bytes as are unpacked before the size is checked again. */
const STEP_BYTES = 16_384;
/** The dictionary of an object stream has about 100 characters. */
const DICTIONARY_CHARACTERS = 2000;

const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

/** Unpacks as much as it can. The library reads damaged streams in the same way. */
async function unpack(packed: Uint8Array, count: (bytes: number) => void): Promise<string> {
  const {Unzlib} = await import('fflate');
  const pieces: string[] = [];
  let unpacked = 0;
  const stream = new Unzlib((piece) => {
    unpacked += piece.length;
    pieces.push(latin1(piece));
  });
  let isDamaged = false;
  for (let at = 0; at < packed.length && !isDamaged; at += STEP_BYTES) {
    const before = unpacked;
    try {
      stream.push(packed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= packed.length);
    } catch {
      isDamaged = true;
    }
    count(unpacked - before);
  }
  return pieces.join('');
}

function partOf(text: string, dictionary: string): Part {
  const first = Number(/\/First\s{1,9}(\d+)/.exec(dictionary)?.[1]);
  return {
    text,
    objects: () => {
      const numbers = (text.slice(0, first).match(/\d+/g) ?? []).map(Number);
      return Array.from(
        {length: Math.floor(numbers.length / 2)},
        (_, index) => [numbers[2 * index]!, first + numbers[2 * index + 1]!] as const,
      ).sort(([, a], [, b]) => a - b);
    },
  };
}

function* objectsIn(file: string): Iterable<readonly [number, number]> {
  const start = /(\d{1,10})[\s\0]{1,9}\d{1,5}[\s\0]{1,9}obj/g;
  for (let found = start.exec(file); found; found = start.exec(file)) {
    yield [Number(found[1]), start.lastIndex];
  }
}

/**
 * Returns the file and the content of its object streams. Streams that are encrypted, or packed in a way that
 * programs don't use for them, are left out.
 */
export async function partsOf(file: Uint8Array): Promise<Part[]> {
  const text = latin1(file);
  const parts: Part[] = [{text, objects: () => objectsIn(text)}];
  let unpacked = 0;
  const count = (bytes: number) => {
    unpacked += bytes;
    if (unpacked > UNPACKED_BYTES) {
      fail(
        'E_LIMIT',
        `The file unpacks to more than ${sizeText(UNPACKED_BYTES)}. Split it into smaller files.`,
        'file',
      );
    }
  };
  const start = /(?<!end)stream(?:\r?\n|\r)/g;
  let end = 0;
  for (let found = start.exec(text); found; found = start.exec(text)) {
    const before = text.slice(Math.max(end, found.index - DICTIONARY_CHARACTERS), found.index);
    const dictionary = before
      .slice(before.lastIndexOf('obj') + 1)
      .replace(/#([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
    const from = start.lastIndex;
    end = text.indexOf('endstream', from);
    if (end < 0) {
      break;
    }
    start.lastIndex = end;
    if (/\/First\b/.test(dictionary) && /\/N\b/.test(dictionary)) {
      const content = /\/Filter\b/.test(dictionary)
        ? await unpack(file.subarray(from, end), count)
        : text.slice(from, end);
      parts.push(partOf(content, dictionary));
    }
  }
  return parts;
}

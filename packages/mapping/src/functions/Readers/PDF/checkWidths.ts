import {fail} from '@documentation/base/internal/values/errors';
import {partsOf} from './objectStreams';

/** A font has at most this many characters. */
const MAX_CHARACTER = 65_535;

/** Blanks, a comment, a reference such as '70000 0 R', a number, or the bracket of a list. */
const token =
  /[\s\0]+|%[^\r\n]*|(?<reference>\d+)[\s\0]{1,9}\d+[\s\0]{1,9}R\b|(?<number>[+-]*[\d.][\d.-]*)|[[\]]/y;

/** A key for widths: '/W', '/W2'. Names can have escapes. */
const widths = /\/(?:W|#57)(?:2|#32)?/g;

/** Reads one value, and returns where it ends. `visit` gets each number and reference, and in how many lists it is. */
function readValue(
  text: string,
  at: number,
  visit: (depth: number, number: string | undefined, reference: string | undefined) => void,
): number {
  let end = at;
  let depth = 0;
  token.lastIndex = at;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    end = token.lastIndex;
    const {number, reference} = found.groups!;
    const isBracket = found[0] === '[' || found[0] === ']';
    if (isBracket) {
      depth += found[0] === '[' ? 1 : -1;
    } else if (number !== undefined || reference !== undefined) {
      visit(depth, number, reference);
    } else {
      continue;
    }
    if (depth <= 0) {
      break;
    }
  }
  return end;
}

function checkNumber(number: string | undefined): void {
  if (number !== undefined && Number(number.replaceAll('-', '')) > MAX_CHARACTER) {
    fail(
      'E_PARSE',
      'The PDF has a font with characters that can’t exist. Save or export it again.',
      'file',
    );
  }
}

/**
 * Rejects fonts with widths for ranges of characters that can't exist: '/W [0 1000000000 500]'. The library would fill
 * the memory with them, without a pause. Encrypted files are left to the limits of the run.
 */
export async function checkWidths(file: Uint8Array): Promise<void> {
  const parts = await partsOf(file);
  // The list can be an object of its own, and so can each number in it.
  const lists = new Set<number>();
  const numbers = new Set<number>();

  // Ranges are in the list itself. The lists in it have the widths of single characters.
  function checkList(depth: number, number?: string, reference?: string) {
    if (depth === 1) {
      checkNumber(number);
    }
    if (reference !== undefined && depth <= 1) {
      (depth === 0 ? lists : numbers).add(Number(reference));
    }
  }

  function checkObjects(wanted: ReadonlySet<number>, visit: typeof checkList) {
    for (const {text, objects} of wanted.size > 0 ? parts : []) {
      let end = 0;
      for (const [number, at] of objects()) {
        // What is inside an earlier value has been read. Reading it again could take forever.
        if (at >= end && wanted.has(number)) {
          end = readValue(text, at, visit);
        }
      }
    }
  }

  for (const {text} of parts) {
    widths.lastIndex = 0;
    while (widths.exec(text)) {
      widths.lastIndex = readValue(text, widths.lastIndex, checkList);
    }
  }
  checkObjects(lists, checkList);
  checkObjects(numbers, (depth, number) => depth === 0 && checkNumber(number));
}

import {readPointer} from '../../../formats/jsonPointer/pointer';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';

/**
 * Finds the items of one list in the bytes of a JSON file without parsing the rest. We can't use @streamparser/json
 * 0.0.26, because it returns parsed values: 9007199254740993 becomes 9007199254740992, and duplicate keys are lost.
 * It also takes three times as long, reads past the list, and adds 6 KB compressed instead of 1 KB.
 * The tests compare the items with the results of JSON.parse.
 */

const code = (character: string) => character.charCodeAt(0);
const [QUOTE, BACKSLASH, COMMA, COLON] = [code('"'), code('\\'), code(','), code(':')];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  code('['),
  code(']'),
  code('{'),
  code('}'),
];
const whitespace = new Set([0x20, 0x09, 0x0a, 0x0d]);
/** The bytes that end a number, true, false or null. */
const ends = new Set([...whitespace, COMMA, CLOSE_LIST, CLOSE_OBJECT]);

class Scanner {
  position = 0;

  constructor(readonly bytes: Uint8Array) {
    const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
    this.position = hasMark ? 3 : 0;
  }

  refuse(problem: string): never {
    let line = 1;
    for (let index = 0; index < this.position; index += 1) {
      line += this.bytes[index] === 0x0a ? 1 : 0;
    }
    return fail('E_PARSE', `Line ${line}: ${problem}.`, 'file');
  }

  /** Skips whitespace and returns the next byte without consuming it. */
  peek(): number {
    while (whitespace.has(this.bytes[this.position]!)) {
      this.position += 1;
    }
    return (
      this.bytes[this.position] ?? this.refuse('the file ends too early. Check that it is complete')
    );
  }

  expect(byte: number): void {
    if (this.peek() !== byte) {
      this.refuse(`"${String.fromCharCode(byte)}" is missing. Correct the JSON`);
    }
    this.position += 1;
  }

  /** Skips whitespace and consumes `byte` if it comes next. Returns whether it did. */
  accept(byte: number): boolean {
    const isNext = this.peek() === byte;
    this.position += isNext ? 1 : 0;
    return isNext;
  }

  skipText(): void {
    this.expect(QUOTE);
    while (this.bytes[this.position] !== QUOTE) {
      if (this.position >= this.bytes.length) {
        this.refuse('a quote is never closed. Add the closing quote');
      }
      this.position += this.bytes[this.position] === BACKSLASH ? 2 : 1;
    }
    this.position += 1;
  }

  readKey(): string {
    this.peek();
    const start = this.position;
    this.skipText();
    try {
      const text = new TextDecoder('utf-8', {fatal: true}).decode(
        this.bytes.subarray(start, this.position),
      );
      return JSON.parse(text) as string;
    } catch {
      return this.refuse('a key isn’t valid JSON text. Check its escapes and encoding');
    }
  }

  /** Skips a value by counting brackets. */
  skipValue(): void {
    let depth = 0;
    do {
      const byte = this.peek();
      if (byte === QUOTE) {
        this.skipText();
      } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
        depth += 1;
        this.position += 1;
      } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
        depth -= 1;
        this.position += 1;
      } else if (depth > 0 && (byte === COMMA || byte === COLON)) {
        this.position += 1;
      } else {
        this.skipWord();
      }
    } while (depth > 0);
    if (depth < 0) {
      this.refuse('a value is missing. Correct the JSON');
    }
  }

  private skipWord(): void {
    const start = this.position;
    while (this.position < this.bytes.length && !ends.has(this.bytes[this.position]!)) {
      this.position += 1;
    }
    if (this.position === start) {
      this.refuse('a value is missing. Correct the JSON');
    }
  }
}

/** Moves to the value at a key or position. Returns false if there is none. */
function enter(scanner: Scanner, segment: string): boolean {
  if (scanner.accept(OPEN_OBJECT)) {
    if (scanner.peek() === CLOSE_OBJECT) {
      return false;
    }
    do {
      const key = scanner.readKey();
      scanner.expect(COLON);
      if (key === segment) {
        return true;
      }
      scanner.skipValue();
    } while (scanner.accept(COMMA));
    return false;
  }
  if (/^(?:0|[1-9]\d*)$/.test(segment) && scanner.accept(OPEN_LIST)) {
    if (scanner.peek() === CLOSE_LIST) {
      return false;
    }
    for (let index = 0; index < Number(segment); index += 1) {
      scanner.skipValue();
      if (!scanner.accept(COMMA)) {
        return false;
      }
    }
    return true;
  }
  return false;
}

/** Yields the bytes of each item in the list at a JSON Pointer. */
export function* findItems(bytes: Uint8Array, pointer: string): Generator<Uint8Array> {
  const scanner = new Scanner(bytes);
  for (const segment of readPointer(pointer)) {
    if (!enter(scanner, segment)) {
      fail(
        'E_PATH',
        `There is nothing at ${quote(pointer)}. Check the segment ${quote(segment)}.`,
        'pointer',
      );
    }
  }
  if (!scanner.accept(OPEN_LIST)) {
    const place = pointer === '' ? 'The file' : `The value at ${quote(pointer)}`;
    fail('E_PATH', `${place} isn’t a list. Use a pointer to a list.`, 'pointer');
  }
  if (scanner.accept(CLOSE_LIST)) {
    return;
  }
  do {
    scanner.peek();
    const start = scanner.position;
    scanner.skipValue();
    yield bytes.subarray(start, scanner.position);
  } while (scanner.accept(COMMA));
  scanner.expect(CLOSE_LIST);
}

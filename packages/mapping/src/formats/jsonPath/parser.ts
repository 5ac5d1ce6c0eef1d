import {fail} from '@documentation/base/internal/values/errors';
import {
  JSON_PATH_SEGMENTS,
  PATH_CHARACTERS,
} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/**
 * Parses JSONPath (RFC 9535) into a tree, and rejects paths that aren't well-typed. We use our own engine because no
 * library is both correct and safe with large data. json-p3 2.3.1 treats {} as equal to [], and rejects "\u0001". It
 * compares and counts text by UTF-16 code unit instead of by character. It also overflows the stack when a filter
 * visits 200,000 values, and takes 10 s to find the first of 3 million values.
 */

export interface Segment {
  /** True for `..`, which searches every depth. */
  readonly isDescendant: boolean;
  readonly selectors: readonly Selector[];
}

export type Selector =
  | {readonly type: 'name'; readonly name: string}
  | {readonly type: 'wildcard'}
  | {readonly type: 'index'; readonly index: number}
  | {
      readonly type: 'slice';
      readonly start: number | null;
      readonly end: number | null;
      readonly step: number;
    }
  | {readonly type: 'filter'; readonly condition: Condition};

export type Condition =
  | {readonly type: 'or' | 'and'; readonly conditions: readonly Condition[]}
  | {readonly type: 'not'; readonly condition: Condition}
  | {readonly type: 'exists'; readonly query: Query}
  | {readonly type: 'test'; readonly call: Call}
  | {
      readonly type: 'comparison';
      readonly operator: Comparison;
      readonly left: Operand;
      readonly right: Operand;
    };

export type Comparison = '==' | '!=' | '<=' | '>=' | '<' | '>';

export interface Query {
  readonly type: 'query';
  readonly isAbsolute: boolean;
  readonly segments: readonly Segment[];
}

export interface Call {
  readonly type: 'call';
  readonly name: keyof typeof functions;
  readonly args: readonly Operand[];
}

export type Operand =
  | {readonly type: 'literal'; readonly value: string | number | boolean | null}
  | Query
  | Call;

/** The parameter and result types of the RFC 9535 functions. */
const functions = {
  length: {parameters: ['value'], returns: 'value'},
  count: {parameters: ['nodes'], returns: 'value'},
  value: {parameters: ['nodes'], returns: 'value'},
  match: {parameters: ['value', 'value'], returns: 'condition'},
  search: {parameters: ['value', 'value'], returns: 'condition'},
} as const;

const MAX_NESTING = 50;

const comparisons: readonly Comparison[] = ['==', '!=', '<=', '>=', '<', '>'];
const escapes: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '/': '/',
  '\\': '\\',
};

const patterns = {
  blank: /[ \t\n\r]*/y,
  name: /[A-Za-z_\u0080-\uD7FF\uE000-\uFFFF\u{10000}-\u{10FFFF}][0-9A-Za-z_\u0080-\uD7FF\uE000-\uFFFF\u{10000}-\u{10FFFF}]*/uy,
  integer: /0|-?[1-9][0-9]*/y,
  number: /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y,
  keyword: /(?:true|false|null)(?![A-Za-z0-9_(])/y,
  call: /([a-z][a-z0-9_]*)\(/y,
  unicodeEscape: /u([Dd][89ABab][0-9A-Fa-f]{2})\\u([Dd][C-Fc-f][0-9A-Fa-f]{2})|u([0-9A-Fa-f]{4})/y,
};

/** Whether a query consists only of names and indexes, so it selects at most one value. */
function isSingular({segments}: Query): boolean {
  return segments.every(
    ({isDescendant, selectors}) =>
      !isDescendant &&
      selectors.length === 1 &&
      (selectors[0]!.type === 'name' || selectors[0]!.type === 'index'),
  );
}

class JsonPathParser {
  private index = 0;
  private nesting = 0;

  constructor(private readonly path: string) {}

  parse(): readonly Segment[] {
    if (!this.take('$')) {
      this.fail('A JSONPath must start with $, as in $.order.id.');
    }
    const segments = this.parseSegments();
    if (this.index < this.path.length) {
      this.fail(`Expected ".", "[" or the end of the path, but found ${this.rest()}.`);
    }
    return segments;
  }

  private fail(message: string): never {
    return fail('E_PATH', `Character ${this.index + 1}: ${message}`, 'path');
  }

  /** Describes the next character for messages: '"]"' or 'the end of the path' */
  private rest(): string {
    return this.index < this.path.length ? `"${this.path[this.index]}"` : 'the end of the path';
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.index;
    const match = pattern.exec(this.path);
    if (match) {
      this.index = pattern.lastIndex;
    }
    return match;
  }

  private take(text: string): boolean {
    const found = this.path.startsWith(text, this.index);
    if (found) {
      this.index += text.length;
    }
    return found;
  }

  private skipBlank(): void {
    this.match(patterns.blank);
  }

  private expect(text: string): void {
    if (!this.take(text)) {
      this.fail(`Expected ${quote(text)}, but found ${this.rest()}.`);
    }
  }

  private parseSegments(): readonly Segment[] {
    const segments: Segment[] = [];
    for (;;) {
      const before = this.index;
      this.skipBlank();
      const next = this.path[this.index];
      if (next !== '.' && next !== '[') {
        // Whitespace after the last segment isn't part of the path.
        this.index = before;
        return segments;
      }
      segments.push(this.parseSegment());
      if (segments.length > JSON_PATH_SEGMENTS) {
        this.fail(`The path has more than ${JSON_PATH_SEGMENTS} segments. Shorten it.`);
      }
    }
  }

  private parseSegment(): Segment {
    const isDescendant = this.take('..');
    if (this.path[this.index] === '[') {
      return {isDescendant, selectors: this.parseBrackets()};
    }
    if (!isDescendant) {
      this.expect('.');
    }
    if (this.take('*')) {
      return {isDescendant, selectors: [{type: 'wildcard'}]};
    }
    const name = this.match(patterns.name)?.[0];
    if (name === undefined) {
      this.fail(
        `Expected a name, but found ${this.rest()}. Write names with special characters as ['…'].`,
      );
    }
    return {isDescendant, selectors: [{type: 'name', name}]};
  }

  private parseBrackets(): readonly Selector[] {
    const selectors: Selector[] = [];
    this.expect('[');
    do {
      this.skipBlank();
      selectors.push(this.parseSelector());
      this.skipBlank();
    } while (this.take(','));
    this.expect(']');
    return selectors;
  }

  private parseSelector(): Selector {
    const next = this.path[this.index];
    if (next === '"' || next === "'") {
      return {type: 'name', name: this.parseText()};
    }
    if (this.take('*')) {
      return {type: 'wildcard'};
    }
    if (this.take('?')) {
      this.skipBlank();
      return {type: 'filter', condition: this.parseCondition()};
    }
    return this.parsePosition();
  }

  /** Parses an index or a slice: 3, -1, 1:5, ::2 */
  private parsePosition(): Selector {
    const start = this.parseInteger();
    const afterStart = this.index;
    this.skipBlank();
    if (!this.take(':')) {
      this.index = afterStart;
      return start === null
        ? this.fail(`Expected a position, a name in quotes, * or ?, but found ${this.rest()}.`)
        : {type: 'index', index: start};
    }
    this.skipBlank();
    const end = this.parseInteger();
    this.skipBlank();
    let step: number | null = null;
    if (this.take(':')) {
      this.skipBlank();
      step = this.parseInteger();
    }
    return {type: 'slice', start, end, step: step ?? 1};
  }

  private parseInteger(): number | null {
    const text = this.match(patterns.integer)?.[0];
    if (text === undefined) {
      return null;
    }
    const value = Number(text);
    return Number.isSafeInteger(value)
      ? value
      : this.fail(`The position ${shorten(text)} is too large. Use a smaller number.`);
  }

  private parseText(): string {
    const quote = this.path[this.index]!;
    this.index += 1;
    let text = '';
    while (!this.take(quote)) {
      const character = this.path[this.index];
      if (character === undefined) {
        this.fail('The closing quotation mark is missing.');
      }
      if (character < ' ') {
        this.fail('Quoted text contains a control character. Write it as an escape such as \\n.');
      }
      this.index += 1;
      text += character === '\\' ? this.parseEscape(quote) : character;
    }
    return text;
  }

  private parseEscape(quote: string): string {
    const character = this.path[this.index] ?? '';
    if (character === quote || Object.hasOwn(escapes, character)) {
      this.index += 1;
      return escapes[character] ?? quote;
    }
    const start = this.index;
    const match = this.match(patterns.unicodeEscape);
    const [, high, low, single] = match ?? [];
    const isLoneSurrogate = single !== undefined && /^D[89A-F]/i.test(single);
    if (!match || isLoneSurrogate) {
      this.index = start;
      this.fail(
        `Quoted text contains the unknown escape \\${character}. Write a backslash as \\\\.`,
      );
    }
    const codes = [high, low, single].filter((code) => code !== undefined);
    return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
  }

  private parseCondition(): Condition {
    if (++this.nesting > MAX_NESTING) {
      this.fail(`The path is nested more than ${MAX_NESTING} levels deep. Simplify it.`);
    }
    const condition = this.parseChain('or', '||', () =>
      this.parseChain('and', '&&', () => this.parseBasicCondition()),
    );
    this.nesting -= 1;
    return condition;
  }

  private parseChain(type: 'or' | 'and', operator: string, parseItem: () => Condition): Condition {
    const conditions = [parseItem()];
    for (;;) {
      const before = this.index;
      this.skipBlank();
      if (!this.take(operator)) {
        this.index = before;
        return conditions.length === 1 ? conditions[0]! : {type, conditions};
      }
      this.skipBlank();
      conditions.push(parseItem());
    }
  }

  private parseBasicCondition(): Condition {
    if (this.path.startsWith('!', this.index) && !this.path.startsWith('!=', this.index)) {
      this.index += 1;
      this.skipBlank();
      return {type: 'not', condition: this.parseBracketedOrTest()};
    }
    if (this.path[this.index] === '(') {
      return this.parseBracketedOrTest();
    }
    const left = this.parseOperand();
    const afterLeft = this.index;
    this.skipBlank();
    const operator = comparisons.find((candidate) => this.take(candidate));
    if (!operator) {
      this.index = afterLeft;
      return this.toTest(left);
    }
    this.checkType(left, 'value');
    this.skipBlank();
    const right = this.parseOperand();
    this.checkType(right, 'value');
    return {type: 'comparison', operator, left, right};
  }

  private parseBracketedOrTest(): Condition {
    if (!this.take('(')) {
      return this.toTest(this.parseOperand());
    }
    this.skipBlank();
    const condition = this.parseCondition();
    this.skipBlank();
    this.expect(')');
    return condition;
  }

  private toTest(operand: Operand): Condition {
    if (operand.type === 'query') {
      return {type: 'exists', query: operand};
    }
    if (operand.type === 'literal') {
      this.fail('A value on its own isn’t a condition. Compare it with something.');
    }
    this.checkType(operand, 'condition');
    return {type: 'test', call: operand};
  }

  private parseOperand(): Operand {
    const next = this.path[this.index];
    if (next === '$' || next === '@') {
      this.index += 1;
      return {type: 'query', isAbsolute: next === '$', segments: this.parseSegments()};
    }
    if (next === '"' || next === "'") {
      return {type: 'literal', value: this.parseText()};
    }
    const literal = this.match(patterns.keyword) ?? this.match(patterns.number);
    if (literal) {
      return {type: 'literal', value: JSON.parse(literal[0]) as number | boolean | null};
    }
    return this.parseCall();
  }

  private parseCall(): Call {
    const name = this.match(patterns.call)?.[1];
    if (name === undefined) {
      this.fail(`Expected @, $, a value or a function, but found ${this.rest()}.`);
    }
    if (!Object.hasOwn(functions, name)) {
      this.fail(
        `JSONPath has no function ${shorten(name)}(). Use length, count, value, match or search.`,
      );
    }
    if (++this.nesting > MAX_NESTING) {
      this.fail(`The path is nested more than ${MAX_NESTING} levels deep. Simplify it.`);
    }
    const args: Operand[] = [];
    this.skipBlank();
    if (!this.take(')')) {
      do {
        this.skipBlank();
        args.push(this.parseOperand());
        this.skipBlank();
      } while (this.take(','));
      this.expect(')');
    }
    this.nesting -= 1;
    const {parameters} = functions[name as Call['name']];
    if (args.length !== parameters.length) {
      this.fail(
        `Wrong number of arguments for ${name}(): expected ${parameters.length}, but found ${args.length}.`,
      );
    }
    parameters.forEach((type, index) => this.checkType(args[index]!, type));
    return {type: 'call', name: name as Call['name'], args};
  }

  private checkType(operand: Operand, wanted: 'value' | 'nodes' | 'condition'): void {
    if (operand.type === 'call') {
      const {returns} = functions[operand.name];
      if (returns !== wanted) {
        this.fail(
          returns === 'condition'
            ? `${operand.name}() is already a condition. Don’t compare it or pass it to a function.`
            : `${operand.name}() returns a value, not a condition. Compare it with something.`,
        );
      }
    } else if (operand.type === 'literal' ? wanted !== 'value' : false) {
      this.fail('Expected a path such as @.items, but found a value.');
    } else if (operand.type === 'query' && wanted === 'value' && !isSingular(operand)) {
      this.fail(
        'A path that can select several values can’t be used as a value. Use only names and positions.',
      );
    }
  }
}

/** Splits a path such as '$.items[?@.price > 10].name' into segments. Fails with E_PATH if the path is invalid. */
export function parseJsonPath(path: string): readonly Segment[] {
  if (path.length > PATH_CHARACTERS) {
    fail(
      'E_PATH',
      `The path is longer than ${grouped(PATH_CHARACTERS)} characters. Shorten it.`,
      'path',
    );
  }
  return new JsonPathParser(path).parse();
}

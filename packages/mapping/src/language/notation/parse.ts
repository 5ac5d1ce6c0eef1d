/**
 * Parses notation into a tree with source positions. jsep has no positions, and its messages are for developers.
 * Lezer's runtime would add 11 KB to a live panel of 28 KB, and it doesn't say what it expected where.
 */
import {isExactNumber} from '@documentation/base/internal/values/exactNumbers';
import {NotationError} from './notationError';
import {tokenAt, type Token} from './tokens';
import type {Range} from '@documentation/base/internal/values/range';
import type {Argument, Call, ListNode, Literal, Node, ObjectNode} from './tree';
import {NOTATION_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote, shorten} from '@documentation/base/internal/values/quote';

const MAX_DEPTH = 200;

const constants: Readonly<Record<string, boolean | null>> = {true: true, false: false, null: null};
const variables = ['$', '$files', '@', '@index', '@total'];

/** What to call instead of an operator, by its first character. */
const functionsForOperators: Readonly<Record<string, string>> = {
  '+': 'Math.Add',
  '-': 'Math.Subtract',
  '*': 'Math.Multiply',
  '/': 'Math.Divide',
  '%': 'Math.Modulo',
  '^': 'Math.Power',
  '<': 'Logical.Compare',
  '>': 'Logical.Compare',
  '=': 'Logical.Equals',
  '!': 'Logical.Not',
  '&': 'Logical.And',
  '|': 'Logical.Or',
  '?': 'Logical.If',
  ':': 'Logical.If',
  '~': 'Text.MatchRegex',
};
const noOperators = 'This syntax isn’t supported. Use calls, paths and JSON values.';
const outerItem =
  '`@` is the current item of the innermost list. To use an outer item, pass it to List.Reduce as the initial total.';
const onlyOneValue = 'Write exactly one call or value, with nothing before or after it.';
const needsAName = 'A call must start with a function name, such as Text.Upper(…).';

/** '"' → '"' and "'a\'b'" → '"a\'b"': single quotes are read like double quotes. */
function toJsonText(text: string): string {
  return text.startsWith('"')
    ? text
    : `"${text.slice(1, -1).replace(/\\'|"/g, (found) => (found === '"' ? '\\"' : "'"))}"`;
}

// cspell:ignore bfnrtu
/** Finds the first escape that JSON doesn't have: '"\\n\\S+"' → '\\S' */
function wrongEscape(text: string): string | undefined {
  return text.match(/\\[^]/g)?.find((escape) => !/["'\\/bfnrtu\n]$/.test(escape));
}

class Parser {
  private next: Token;
  /** The end of the token before `next`. */
  private previousEnd = 0;

  constructor(private readonly notation: string) {
    this.next = tokenAt(notation, 0);
  }

  private advance(): Token {
    const token = this.next;
    this.previousEnd = token.to;
    this.next = tokenAt(this.notation, token.to);
    return token;
  }

  private refuse(message: string, range: Range = this.next): never {
    throw new NotationError(message, range);
  }

  private is(sign: string): boolean {
    return this.next.kind === 'sign' && this.next.text === sign;
  }

  private skip(sign: string): boolean {
    const isNext = this.is(sign);
    if (isNext) {
      this.advance();
    }
    return isNext;
  }

  private isAtEnd(): boolean {
    return this.next.kind === 'end';
  }

  whole(): Node {
    if (this.isAtEnd()) {
      this.refuse(onlyOneValue);
    }
    const root = this.value(0);
    if (!this.isAtEnd()) {
      this.refuseRest(onlyOneValue);
    }
    return root;
  }

  /** Says why notation can't continue here. */
  private refuseRest(message: string): never {
    this.refuseOperator();
    return this.refuse(message);
  }

  /** Refuses an operator. */
  private refuseOperator(): void {
    const {kind, text} = this.next;
    if (kind === 'sign' && Object.hasOwn(functionsForOperators, text)) {
      this.refuse(`${noOperators} Instead of an operator, call ${functionsForOperators[text]}.`);
    }
  }

  private value(depth: number): Node {
    if (depth > MAX_DEPTH) {
      this.refuse('The call is nested too deeply. Split it into smaller calls.');
    }
    const start = this.start(depth);
    const {from} = start;
    let {to} = start;
    const keys: Node[] = [];
    while (this.is('.') || this.isIndexOf(keys[0] ? undefined : start.type)) {
      if (start.type === 'Literal') {
        this.refuse('A path can’t start with a value. Remove the dot.');
      }
      keys.push(this.skip('.') ? this.fieldName() : this.index(depth));
      to = this.previousEnd;
    }
    if (this.is('(')) {
      this.refuse(needsAName, {from, to});
    }
    return keys.length > 0 ? {type: 'Path', start, keys, from, to} : start;
  }

  /** Whether a key in brackets follows. In `[["DE"] ["AT"]]`, a comma is missing. */
  private isIndexOf(start: Node['type'] | undefined): boolean {
    const isApart = this.next.from > this.previousEnd;
    return (
      this.is('[') && start !== 'Literal' && !(isApart && (start === 'List' || start === 'Object'))
    );
  }

  private start(depth: number): Node {
    const {kind, text, from, to} = this.next;
    switch (kind) {
      case 'text':
        return {type: 'Literal', value: this.text(), from, to};
      case 'number':
        return {type: 'Literal', value: this.number(), from, to};
      case 'name':
        return this.named(depth);
      default:
        if (text === '[') {
          return this.list(depth);
        }
        return text === '{' ? this.object(depth) : this.refuseStart();
    }
  }

  private refuseStart(): never {
    const {kind, text} = this.next;
    if (kind === 'end') {
      this.refuse('The notation ends too early. Add the missing value.');
    }
    if (text === '"' || text === "'") {
      this.refuse('A text value has no closing quotation mark. Add one.', {
        from: this.next.from,
        to: this.notation.length,
      });
    }
    if (',)]}'.includes(text)) {
      this.refuse(
        `A value is missing before “${shorten(text)}”. Add one, or remove the extra comma.`,
      );
    }
    this.refuseOperator();
    return this.refuse(noOperators);
  }

  private text(): string {
    const token = this.advance();
    try {
      return JSON.parse(toJsonText(token.text)) as string;
    } catch {
      const wrong = wrongEscape(token.text);
      return this.refuse(
        wrong === undefined
          ? 'A text value contains an invalid escape sequence or a line break. Write \\n for a line break.'
          : `“${wrong}” isn’t an escape sequence. For a backslash, write two, as in “\\${wrong}”.`,
        token,
      );
    }
  }

  private number(): number {
    const token = this.advance();
    const number = Number(token.text);
    if (!Number.isFinite(number)) {
      this.refuse('A number is too large. Use a value below 1.8e308.', token);
    }
    if (/^-?0\d/.test(token.text)) {
      this.refuse(
        `A number can’t start with 0. Write ${number}, or put the number in quotation marks.`,
        token,
      );
    }
    if (!isExactNumber(token.text.replace(/^(-?)\./, '$10.'))) {
      this.refuse(
        `${shorten(token.text)} has more digits than a number can hold. To keep them, put the number in quotation marks.`,
        token,
      );
    }
    return number;
  }

  /** A constant, a variable or a call. */
  private named(depth: number): Node {
    const {text, from, to} = this.advance();
    if (Object.hasOwn(constants, text)) {
      return {type: 'Literal', value: constants[text]!, from, to};
    }
    if (this.is(':')) {
      this.refuse(
        'A named argument is allowed only inside a call. Remove the name and the colon.',
        {from, to: this.next.to},
      );
    }
    if (variables.includes(text)) {
      return {type: 'Variable', name: text, from, to};
    }
    let name = text;
    while (this.skip('.')) {
      name += `.${this.fieldName().value}`;
    }
    return this.is('(')
      ? this.call(name, from, depth)
      : this.refuseName(name, {from, to: this.previousEnd});
  }

  private refuseName(name: string, range: Range): never {
    return this.refuse(
      /^[A-Z]\w*\.\w/.test(name)
        ? `\`${shorten(name)}\` isn’t called. Write parentheses after it, as in ${shorten(name)}(…).`
        : `${quote(name)} isn’t a known name. ${name.startsWith('@') ? outerItem : 'Put text in quotation marks, and start paths with $.'}`,
      range,
    );
  }

  /** The name after a dot. */
  private fieldName(): Literal {
    const {kind, text, from, to} = this.next;
    if (kind !== 'name') {
      this.refuse(
        'There is no field name after the dot. Add one, or put it in brackets, as in $["2nd"].',
      );
    }
    this.advance();
    return {type: 'Literal', value: text, from, to};
  }

  /** The key in brackets: `[0]`, `["first name"]` */
  private index(depth: number): Node {
    const open = this.advance();
    if (this.is(']')) {
      this.refuse('The brackets are empty. Add a position, or a key in quotation marks.');
    }
    const key = this.value(depth + 1);
    this.close(']', open);
    return key;
  }

  private close(sign: string, open: Token): void {
    if (!this.skip(sign)) {
      if (this.isAtEnd()) {
        this.refuse(`“${open.text}” isn’t closed. Add “${sign}”.`, open);
      }
      this.refuseRest(
        `Found “${shorten(this.next.text)}” where a comma or “${sign}” was expected. Add one of them.`,
      );
    }
  }

  /** Reads what is between brackets, separated by commas. */
  private separated(sign: string, what: string, readOne: () => void): void {
    const open = this.advance();
    while (!this.is(sign)) {
      if (this.is(',')) {
        this.refuse(`${what} is missing. Remove the extra comma.`);
      }
      if (this.isAtEnd()) {
        break;
      }
      readOne();
      if (!this.is(',')) {
        break;
      }
      const comma = this.advance();
      if (this.is(sign)) {
        this.refuse(`${what} is missing. Remove the extra comma.`, comma);
      }
    }
    this.close(sign, open);
  }

  private list(depth: number): ListNode {
    const {from} = this.next;
    const items: Node[] = [];
    this.separated(']', 'A list item', () => items.push(this.value(depth + 1)));
    return {type: 'List', items, from, to: this.previousEnd};
  }

  private object(depth: number): ObjectNode {
    const {from} = this.next;
    const entries: ObjectNode['entries'][number][] = [];
    const names = new Set<string>();
    this.separated('}', 'An object entry', () => {
      const {kind, from: start, to: end} = this.next;
      if (kind !== 'text') {
        this.refuse(
          this.is('"')
            ? 'A text value has no closing quotation mark. Add one.'
            : 'Object keys must be in quotation marks, as in {"id": 7}.',
        );
      }
      const name = this.text();
      const key = {name, from: start, to: end};
      if (names.has(name)) {
        this.refuse(
          `The key ${quote(name)} occurs twice in an object. Remove one of the two.`,
          key,
        );
      }
      names.add(name);
      if (!this.skip(':')) {
        this.refuse(
          `The key ${quote(name)} has no value. Write a colon and a value after it.`,
          key,
        );
      }
      entries.push({key, value: this.value(depth + 1)});
    });
    return {type: 'Object', entries, from, to: this.previousEnd};
  }

  private call(name: string, from: number, depth: number): Call {
    const args: Argument[] = [];
    this.separated(')', 'An argument', () => args.push(this.argument(depth)));
    return {type: 'Call', name, arguments: args, from, to: this.previousEnd};
  }

  private argument(depth: number): Argument {
    const {kind, text, from, to} = this.next;
    if (kind !== 'name' || tokenAt(this.notation, to).text !== ':') {
      return {value: this.value(depth + 1)};
    }
    this.advance();
    const colon = this.advance();
    if (this.is(')') || this.is(',')) {
      this.refuse(`The argument \`${shorten(text)}\` has no value. Write one after the colon.`, {
        from,
        to: colon.to,
      });
    }
    return {name: {name: text, from, to}, value: this.value(depth + 1)};
  }
}

/** Parses notation such as `Text.Upper($.name, locale: "tr")` into a tree. */
export function parse(notation: string): Node {
  if (notation.length > NOTATION_CHARACTERS) {
    throw new NotationError(
      `The call is longer than ${grouped(NOTATION_CHARACTERS)} characters. Split it into smaller calls.`,
    );
  }
  return new Parser(notation).whole();
}

import {simpleName, xmlNamespace} from '../xml/names';
import {PATH_CHARACTERS} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/**
 * Parses XPath 1.0 into a tree. Variables, id() and the namespace axis aren't supported. We use our own engine because
 * xpath 0.0.34 evaluates following:: and preceding:: incorrectly, and fontoxpath 3.34.0 implements XPath 3.1, where
 * `//a[. > 1]` fails if any <a> contains a word. fontoxpath is also 93 KB compressed, and takes four times as long as
 * our engine.
 */

const axes = [
  'ancestor',
  'ancestor-or-self',
  'attribute',
  'child',
  'descendant',
  'descendant-or-self',
  'following',
  'following-sibling',
  'parent',
  'preceding',
  'preceding-sibling',
  'self',
] as const;
export type Axis = (typeof axes)[number];

export type NodeTest =
  | {readonly type: 'node' | 'text' | 'comment'}
  | {readonly type: 'instruction'; readonly target: string | null}
  /** A null namespace or name matches any namespace or name. */
  | {readonly type: 'name'; readonly namespace: string | null; readonly localName: string | null};

export interface Step {
  readonly axis: Axis;
  readonly test: NodeTest;
  readonly predicates: readonly Expression[];
}

export type Operator =
  | 'or'
  | 'and'
  | '='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '+'
  | '-'
  | '*'
  | 'div'
  | 'mod'
  | '|';

export type Expression =
  | {readonly type: 'value'; readonly value: string | number}
  | {readonly type: 'negate'; readonly operand: Expression}
  | {
      readonly type: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {readonly type: 'call'; readonly name: string; readonly args: readonly Expression[]}
  | {
      readonly type: 'path';
      readonly start: 'root' | 'context' | Expression;
      readonly predicates: readonly Expression[];
      readonly steps: readonly Step[];
    };

export class XPathSyntaxError extends Error {
  override readonly name = 'XPathSyntaxError';
}

/** The XPath 1.0 functions, with the minimum and maximum number of arguments. */
const functions: Readonly<Record<string, readonly [least: number, most: number]>> = {
  last: [0, 0],
  position: [0, 0],
  count: [1, 1],
  'local-name': [0, 1],
  'namespace-uri': [0, 1],
  name: [0, 1],
  string: [0, 1],
  concat: [2, Infinity],
  'starts-with': [2, 2],
  contains: [2, 2],
  'substring-before': [2, 2],
  'substring-after': [2, 2],
  substring: [2, 3],
  'string-length': [0, 1],
  'normalize-space': [0, 1],
  translate: [3, 3],
  boolean: [1, 1],
  not: [1, 1],
  true: [0, 0],
  false: [0, 0],
  lang: [1, 1],
  number: [0, 1],
  sum: [1, 1],
  floor: [1, 1],
  ceiling: [1, 1],
  round: [1, 1],
};

const MAX_NESTING = 50;

/** Operators in order of precedence, lowest first. */
const operatorLevels: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  ['=', '!='],
  ['<', '<=', '>', '>='],
  ['+', '-'],
  ['*', 'div', 'mod'],
];

interface Token {
  readonly kind: 'name' | 'number' | 'literal' | 'symbol' | 'end';
  readonly text: string;
  /** The position in the path, counted from 1. */
  readonly position: number;
}

const token = new RegExp(
  [
    `(?<name>${simpleName}(?::(?!:)(?:${simpleName}|\\*))?)`,
    `(?<number>\\d+(?:\\.\\d*)?|\\.\\d+)`,
    `(?<literal>"[^"]*"|'[^']*')`,
    `(?<symbol>::|//|\\.\\.|!=|<=|>=|[()[\\].@,/|+\\-=<>*$])`,
  ].join('|'),
  'uy',
);

function tokenise(path: string): Token[] {
  const tokens: Token[] = [];
  let index = 0;
  while (index < path.length) {
    if (/\s/.test(path[index]!)) {
      index += 1;
      continue;
    }
    token.lastIndex = index;
    const groups = token.exec(path)?.groups;
    if (!groups) {
      const isQuote = /["']/.test(path[index]!);
      throw new XPathSyntaxError(
        isQuote
          ? `Character ${index + 1}: The closing quotation mark is missing. Add it.`
          : `Character ${index + 1}: "${path[index]}" isn’t allowed in XPath. Remove it.`,
      );
    }
    const [kind, text] = Object.entries(groups).find(([, found]) => found !== undefined)!;
    tokens.push({kind: kind as Token['kind'], text, position: index + 1});
    index = token.lastIndex;
  }
  tokens.push({kind: 'end', text: '', position: path.length + 1});
  return tokens;
}

/** The step that `.` abbreviates. */
const self: Step = {axis: 'self', test: {type: 'node'}, predicates: []};
/** The step that `//` abbreviates. */
const anyDepth: Step = {axis: 'descendant-or-self', test: {type: 'node'}, predicates: []};

class XPathParser {
  private index = 0;
  private nesting = 0;
  private readonly tokens: readonly Token[];

  constructor(
    path: string,
    private readonly namespaces: ReadonlyMap<string, string>,
  ) {
    this.tokens = tokenise(path);
  }

  parse(): Expression {
    const expression = this.parseExpression();
    if (this.next.kind !== 'end') {
      const {text, position} = this.next;
      throw new XPathSyntaxError(
        `Character ${position}: Expected an operator or the end of the path, but found ${quote(text)}.`,
      );
    }
    return expression;
  }

  private get next(): Token {
    return this.tokens[this.index]!;
  }

  private peek(offset: number): string {
    return this.tokens[this.index + offset]?.text ?? '';
  }

  private has(symbol: string): boolean {
    return this.next.kind === 'symbol' && this.next.text === symbol;
  }

  private take(symbol: string): boolean {
    const found = this.has(symbol);
    if (found) {
      this.index += 1;
    }
    return found;
  }

  private expect(symbol: string): void {
    if (!this.take(symbol)) {
      this.fail(`"${symbol}"`);
    }
  }

  private fail(expected: string): never {
    const {kind, text, position} = this.next;
    const found = kind === 'end' ? 'the end of the path' : quote(text);
    throw new XPathSyntaxError(`Character ${position}: Expected ${expected}, but found ${found}.`);
  }

  private parseExpression(level = 0): Expression {
    if (level === 0 && ++this.nesting > MAX_NESTING) {
      throw new XPathSyntaxError(
        `The path is nested more than ${MAX_NESTING} levels deep. Simplify it.`,
      );
    }
    const operators = operatorLevels[level];
    if (!operators) {
      return this.parseUnary();
    }
    let left = this.parseExpression(level + 1);
    let operator: Operator | undefined;
    while ((operator = operators.find((name) => this.takeOperator(name)))) {
      const right = this.parseExpression(level + 1);
      left = {type: 'operation', operator, left, right};
    }
    if (level === 0) {
      this.nesting -= 1;
    }
    return left;
  }

  /** Consumes the next token if it is this operator: a symbol, or a word such as `div`. */
  private takeOperator(operator: Operator): boolean {
    const found =
      this.next.text === operator && (this.next.kind === 'symbol' || this.next.kind === 'name');
    if (found) {
      this.index += 1;
    }
    return found;
  }

  private parseUnary(): Expression {
    let negations = 0;
    while (this.take('-')) {
      negations += 1;
    }
    let expression = this.parsePath();
    while (this.take('|')) {
      const right = this.parsePath();
      expression = {type: 'operation', operator: '|', left: expression, right};
    }
    // For an even number of minus signs, negate twice, because negation converts the operand to a number.
    for (let count = negations === 0 ? 0 : 2 - (negations % 2); count > 0; count -= 1) {
      expression = {type: 'negate', operand: expression};
    }
    return expression;
  }

  private parsePath(): Expression {
    if (this.has('/') || this.has('//')) {
      const steps = this.take('/')
        ? this.startsStep()
          ? this.parseSteps()
          : []
        : this.parseSteps();
      return {type: 'path', start: 'root', predicates: [], steps};
    }
    const start = this.parsePrimary();
    if (!start) {
      return {type: 'path', start: 'context', predicates: [], steps: this.parseSteps()};
    }
    const predicates = this.parsePredicates();
    const steps = this.take('/') || this.has('//') ? this.parseSteps() : [];
    return predicates.length + steps.length === 0
      ? start
      : {type: 'path', start, predicates, steps};
  }

  /** Parses a value, a call or an expression in parentheses. Returns undefined if the next token starts a step. */
  private parsePrimary(): Expression | undefined {
    const {kind, text} = this.next;
    if (kind === 'literal') {
      this.index += 1;
      return {type: 'value', value: text.slice(1, -1)};
    }
    if (kind === 'number') {
      this.index += 1;
      return {type: 'value', value: Number(text)};
    }
    if (this.take('(')) {
      const expression = this.parseExpression();
      this.expect(')');
      return expression;
    }
    if (this.has('$')) {
      throw new XPathSyntaxError(
        `Variables such as $${shorten(this.peek(1))} aren’t supported. Put the value in the path instead.`,
      );
    }
    const isNodeType = ['node', 'text', 'comment', 'processing-instruction'].includes(text);
    return kind === 'name' && this.peek(1) === '(' && !isNodeType ? this.parseCall() : undefined;
  }

  private parseCall(): Expression {
    const name = this.next.text;
    this.index += 2;
    const args: Expression[] = [];
    if (!this.take(')')) {
      do {
        args.push(this.parseExpression());
      } while (this.take(','));
      this.expect(')');
    }
    if (!Object.hasOwn(functions, name)) {
      throw new XPathSyntaxError(
        `The function ${shorten(name)}() isn’t supported. Use an XPath 1.0 function other than id().`,
      );
    }
    const [least, most] = functions[name]!;
    if (args.length < least || args.length > most) {
      const wanted =
        least === most
          ? `${least}`
          : most === Infinity
            ? `at least ${least}`
            : `${least} or ${most}`;
      throw new XPathSyntaxError(
        `Wrong number of arguments for ${name}(): expected ${wanted}, but found ${args.length}.`,
      );
    }
    return {type: 'call', name, args};
  }

  private startsStep(): boolean {
    return this.next.kind === 'name' || ['.', '..', '@', '*'].some((symbol) => this.has(symbol));
  }

  /** Parses steps such as 'a/b//c', including a leading //. */
  private parseSteps(): Step[] {
    const steps: Step[] = [];
    do {
      const isAnyDepth = this.take('//');
      const step = this.parseStep();
      if (isAnyDepth && step.axis === 'child' && step.predicates.length === 0) {
        // //a finds the same nodes as descendant::a, which is faster.
        steps.push({...step, axis: 'descendant'});
      } else {
        steps.push(...(isAnyDepth ? [anyDepth, step] : [step]));
      }
    } while (this.take('/') || this.has('//'));
    return steps;
  }

  private parseStep(): Step {
    if (this.take('.')) {
      return self;
    }
    if (this.take('..')) {
      return {axis: 'parent', test: {type: 'node'}, predicates: []};
    }
    let axis: Axis = 'child';
    if (this.take('@')) {
      axis = 'attribute';
    } else if (this.peek(1) === '::') {
      const name = this.next.text;
      axis = axes.find((known) => known === name) ?? this.fail('an axis such as child or ancestor');
      this.index += 2;
    }
    const test = this.parseNodeTest();
    return {axis, test, predicates: this.parsePredicates()};
  }

  private parseNodeTest(): NodeTest {
    if (this.take('*')) {
      return {type: 'name', namespace: null, localName: null};
    }
    const {kind, text} = this.next;
    if (kind !== 'name') {
      this.fail('a name');
    }
    this.index += 1;
    if (this.take('(')) {
      return this.parseNodeType(text);
    }
    const [first, second] = text.split(':') as [string, string | undefined];
    if (second === undefined) {
      return {type: 'name', namespace: '', localName: first};
    }
    return {
      type: 'name',
      namespace: this.namespaceOf(first),
      localName: second === '*' ? null : second,
    };
  }

  private parseNodeType(name: string): NodeTest {
    if (name === 'processing-instruction') {
      const isNamed = this.next.kind === 'literal';
      const target = isNamed ? this.next.text.slice(1, -1) : null;
      this.index += isNamed ? 1 : 0;
      this.expect(')');
      return {type: 'instruction', target};
    }
    this.expect(')');
    return name === 'node' || name === 'text' || name === 'comment'
      ? {type: name}
      : this.fail('a name without parentheses');
  }

  private namespaceOf(prefix: string): string {
    const namespace = prefix === 'xml' ? xmlNamespace : this.namespaces.get(prefix);
    if (namespace === undefined) {
      throw new XPathSyntaxError(
        `The prefix ${shorten(prefix)} isn’t known. Add it to \`namespaces\`, as in {${quote(prefix)}: "…"}.`,
      );
    }
    return namespace;
  }

  private parsePredicates(): Expression[] {
    const predicates: Expression[] = [];
    while (this.take('[')) {
      predicates.push(this.parseExpression());
      this.expect(']');
    }
    return predicates;
  }
}

/** Parses a path, and resolves its prefixes with `namespaces`. */
export function parseXPath(path: string, namespaces: ReadonlyMap<string, string>): Expression {
  if (path.length > PATH_CHARACTERS) {
    throw new XPathSyntaxError(
      `The path is longer than ${grouped(PATH_CHARACTERS)} characters. Shorten it.`,
    );
  }
  if (path.trim() === '') {
    throw new XPathSyntaxError('The path is empty. Use an XPath such as //item.');
  }
  return new XPathParser(path, namespaces).parse();
}

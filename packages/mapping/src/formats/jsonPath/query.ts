import {isObject} from '@documentation/base/internal/values/isObject';
import {equalityKey} from '@documentation/base/internal/values/equality';
import {fail} from '@documentation/base/internal/values/errors';
import {whenReady, type MaybePromise} from '../../language/steps';
import type {Value} from '@documentation/base/internal/values/types';
import {remembered} from '@documentation/base/internal/values/remembered';
import {compareCodePoints} from '@documentation/base/internal/values/text/compareCodePoints';
import {toRe2} from './iRegexp';
import {
  parseJsonPath,
  type Call,
  type Comparison,
  type Condition,
  type Operand,
  type Query,
  type Segment,
  type Selector,
} from './parser';
import {JSON_PATH_VALUES} from '@documentation/base/internal/limits/values/documents';
import {PATTERN_CHARACTERS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';
import {quote} from '@documentation/base/internal/values/quote';

/** An RE2 regular expression, which runs in linear time. */
interface LinearPattern {
  matches(text: string): boolean;
  matcher(text: string): {find(): boolean};
  programSize(): number;
}

/** The number of characters, list items or conditions that take about as long as visiting one value. */
const PARTS_PER_STEP = 10;
/** The number of object keys that take about as long as visiting one value. Large objects are slow to enumerate. */
const KEYS_PER_STEP = 2;

function* slice(
  list: readonly Value[],
  {start, end, step}: Extract<Selector, {type: 'slice'}>,
): Generator<Value> {
  const position = (value: number) => (value < 0 ? list.length + value : value);
  const clamp = (value: number, least: number, most: number) =>
    Math.min(Math.max(position(value), least), most);
  if (step > 0) {
    const last = clamp(end ?? list.length, 0, list.length);
    for (let index = clamp(start ?? 0, 0, list.length); index < last; index += step) {
      yield list[index]!;
    }
  } else if (step < 0) {
    const last = end === null ? -1 : clamp(end, -1, list.length - 1);
    const first = start === null ? list.length - 1 : clamp(start, -1, list.length - 1);
    for (let index = first; index > last; index += step) {
      yield list[index]!;
    }
  }
}

/** Yields the function calls in filters, including nested calls. */
function* callsIn(segments: readonly Segment[]): Generator<Call> {
  for (const selector of segments.flatMap(({selectors}) => selectors)) {
    if (selector.type === 'filter') {
      yield* callsInCondition(selector.condition);
    }
  }
}

function* callsInCondition(condition: Condition): Generator<Call> {
  switch (condition.type) {
    case 'or':
    case 'and':
      for (const part of condition.conditions) {
        yield* callsInCondition(part);
      }
      break;
    case 'not':
      yield* callsInCondition(condition.condition);
      break;
    case 'comparison':
      yield* callsInOperand(condition.left);
      yield* callsInOperand(condition.right);
      break;
    default:
      yield* callsInOperand(condition.type === 'exists' ? condition.query : condition.call);
  }
}

function* callsInOperand(operand: Operand): Generator<Call> {
  if (operand.type === 'query') {
    yield* callsIn(operand.segments);
  } else if (operand.type === 'call') {
    yield operand;
    for (const argument of operand.args) {
      yield* callsInOperand(argument);
    }
  }
}

class JsonPathQuery {
  private work = 0;
  private readonly patterns = new Map<string, LinearPattern | null>();

  constructor(
    private readonly root: Value,
    private readonly compile: (pattern: string) => LinearPattern | null,
  ) {}

  *select(value: Value, segments: readonly Segment[], index = 0): Generator<Value> {
    const segment = segments[index];
    if (!segment) {
      yield value;
      return;
    }
    const isLast = index === segments.length - 1;
    for (const owner of segment.isDescendant ? this.descend(value) : [value]) {
      for (const selector of segment.selectors) {
        for (const found of this.apply(selector, owner)) {
          this.spend(1);
          if (isLast) {
            yield found;
          } else {
            yield* this.select(found, segments, index + 1);
          }
        }
      }
    }
  }

  private spend(steps: number): void {
    this.work += steps;
    if (this.work > JSON_PATH_VALUES) {
      fail(
        'E_LIMIT',
        `The path visits more than ${grouped(JSON_PATH_VALUES)} values. Make it more specific.`,
        'path',
      );
    }
  }

  private childrenOf(value: Value): readonly Value[] {
    if (Array.isArray(value)) {
      this.spend(value.length / PARTS_PER_STEP);
      return value as Value[];
    }
    const children = isObject(value) ? Object.values(value) : [];
    this.spend(children.length / KEYS_PER_STEP);
    return children;
  }

  /** Yields a value and everything in it, parents before children. */
  private *descend(value: Value): Generator<Value> {
    const waiting = [value];
    while (waiting.length > 0) {
      const next = waiting.pop()!;
      this.spend(1);
      yield next;
      for (const child of this.childrenOf(next).toReversed()) {
        waiting.push(child);
      }
    }
  }

  private apply(selector: Selector, value: Value): Iterable<Value> {
    switch (selector.type) {
      case 'name': {
        const isThere = isObject(value) && Object.hasOwn(value, selector.name);
        return isThere ? [value[selector.name]!] : [];
      }
      case 'index': {
        const found = Array.isArray(value) ? (value as Value[]).at(selector.index) : undefined;
        return found === undefined ? [] : [found];
      }
      case 'slice':
        return Array.isArray(value) ? slice(value as Value[], selector) : [];
      case 'wildcard':
        return this.childrenOf(value);
      case 'filter':
        return this.filter(selector.condition, this.childrenOf(value));
    }
  }

  private *filter(condition: Condition, values: readonly Value[]): Generator<Value> {
    for (const value of values) {
      this.spend(1);
      if (this.holds(condition, value)) {
        yield value;
      }
    }
  }

  private holds(condition: Condition, current: Value): boolean {
    this.spend(1 / PARTS_PER_STEP);
    switch (condition.type) {
      case 'or':
        return condition.conditions.some((part) => this.holds(part, current));
      case 'and':
        return condition.conditions.every((part) => this.holds(part, current));
      case 'not':
        return !this.holds(condition.condition, current);
      case 'exists':
        return !this.query(condition.query, current).next().done;
      case 'test':
        return this.test(condition.call, current);
      case 'comparison': {
        const [left, right] = [condition.left, condition.right].map((operand) =>
          this.valueOf(operand, current),
        );
        return this.compare(condition.operator, left, right);
      }
    }
  }

  /** Compares two operands. `undefined` means that a path selected nothing, and it equals only `undefined`. */
  private compare(
    operator: Comparison,
    left: Value | undefined,
    right: Value | undefined,
  ): boolean {
    switch (operator) {
      case '==':
        return this.equals(left, right);
      case '!=':
        return !this.equals(left, right);
      case '<':
        return this.isLess(left, right);
      case '<=':
        return this.isLess(left, right) || this.equals(left, right);
      case '>':
        return this.isLess(right, left);
      case '>=':
        return this.isLess(right, left) || this.equals(left, right);
    }
  }

  private equals(left: Value | undefined, right: Value | undefined): boolean {
    const areStructured = [left, right].every((value) => typeof value === 'object' && value);
    if (left === right || !areStructured) {
      return left === right;
    }
    const [leftKey, rightKey] = [equalityKey(left!), equalityKey(right!)];
    this.spend(leftKey.length + rightKey.length);
    return leftKey === rightKey;
  }

  private isLess(left: Value | undefined, right: Value | undefined): boolean {
    if (typeof left === 'string' && typeof right === 'string') {
      this.spend((left.length + right.length) / PARTS_PER_STEP);
      return compareCodePoints(left, right) < 0;
    }
    return typeof left === 'number' && typeof right === 'number' && left < right;
  }

  private query({isAbsolute, segments}: Query, current: Value): Generator<Value> {
    return this.select(isAbsolute ? this.root : current, segments);
  }

  /** Returns the value of an operand, or undefined if it has none, for example because its path selects nothing. */
  private valueOf(operand: Operand, current: Value): Value | undefined {
    if (operand.type === 'literal') {
      return operand.value;
    }
    if (operand.type === 'query') {
      return this.query(operand, current).next().value as Value | undefined;
    }
    const [argument] = operand.args;
    if (operand.name === 'length') {
      return this.lengthOf(this.valueOf(argument!, current));
    }
    const nodes = [...this.query(argument as Query, current)];
    return operand.name === 'count' ? nodes.length : nodes.length === 1 ? nodes[0] : undefined;
  }

  private lengthOf(value: Value | undefined): number | undefined {
    if (typeof value === 'string') {
      this.spend(value.length / PARTS_PER_STEP);
      return Array.from(value).length;
    }
    return Array.isArray(value) || isObject(value) ? this.childrenOf(value).length : undefined;
  }

  private patternOf(pattern: string): LinearPattern | null {
    const known = this.patterns.get(pattern);
    if (known !== undefined) {
      return known;
    }
    if (pattern.length > PATTERN_CHARACTERS) {
      fail(
        'E_LIMIT',
        `A pattern has more than ${grouped(PATTERN_CHARACTERS)} characters. Shorten it.`,
        'path',
      );
    }
    const compiled = this.compile(pattern);
    this.spend(compiled?.programSize() ?? 1);
    this.patterns.set(pattern, compiled);
    return compiled;
  }

  private test({name, args}: Call, current: Value): boolean {
    const [text, pattern] = args.map((argument) => this.valueOf(argument, current));
    if (typeof text !== 'string' || typeof pattern !== 'string') {
      return false;
    }
    this.spend(text.length / PARTS_PER_STEP);
    const compiled = this.patternOf(pattern);
    return (name === 'match' ? compiled?.matches(text) : compiled?.matcher(text).find()) ?? false;
  }
}

type PatternCompiler = (pattern: string) => LinearPattern | null;

async function loadPatternCompiler(calls: readonly Call[]): Promise<PatternCompiler> {
  const {RE2JS} = await import('re2js');
  const compile = (pattern: string) => {
    const translated = toRe2(pattern);
    try {
      return translated === null ? null : RE2JS.compile(translated);
    } catch {
      return null;
    }
  };
  for (const {args} of calls) {
    const [, pattern] = args;
    if (pattern?.type === 'literal' && typeof pattern.value === 'string') {
      if (!compile(pattern.value)) {
        const hint = pattern.value.includes('\\d')
          ? 'Write [0-9] instead of \\d.'
          : 'Check its brackets and escapes.';
        fail(
          'E_PATH',
          `${quote(pattern.value)} isn’t a valid I-Regexp pattern (RFC 9485). ${hint}`,
          'path',
        );
      }
    }
  }
  return compile;
}

/** Returns a function that compiles patterns. Loads the regular expression engine only if the path uses patterns. */
function patternCompiler(segments: readonly Segment[]): MaybePromise<PatternCompiler> {
  const calls = [...callsIn(segments)].filter(({name}) => name === 'match' || name === 'search');
  return calls.length === 0 ? () => null : loadPatternCompiler(calls);
}

const parse = remembered(parseJsonPath);

/** Returns an iterator over the values that a JSONPath selects. Fails with E_PATH if the path is invalid. */
export function query(source: Value, path: string): MaybePromise<Generator<Value>> {
  const segments = parse(path);
  return whenReady(patternCompiler(segments), (compile) =>
    new JsonPathQuery(source, compile).select(source, segments),
  );
}

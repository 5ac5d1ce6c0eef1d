import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';
import {xmlNamespace} from '../xml/names';
import {isDeclaration, type XmlChild, type XmlNode} from '../xml/tree';
import {
  XPathSyntaxError,
  type Axis,
  type Expression,
  type NodeTest,
  type Operator,
  type Step,
} from './parser';
import {round, textToNumber, type XPathValue} from './values';
import {XPATH_NODES} from '@documentation/base/internal/limits/values/documents';
import {grouped} from '@documentation/base/internal/limits/format';

export class XPathLimitError extends Error {
  override readonly name = 'XPathLimitError';
}

interface Context {
  readonly node: XmlNode;
  /** The context position, counted from 1. */
  readonly position: number;
  readonly size: number;
}

const CHARACTERS_PER_STEP = 50;

const reverseAxes: readonly Axis[] = [
  'ancestor',
  'ancestor-or-self',
  'parent',
  'preceding',
  'preceding-sibling',
];

/** The axes that pass through the ancestors of a node. */
const outwardAxes: readonly Axis[] = ['ancestor', 'ancestor-or-self', 'following', 'preceding'];

function childrenOf(node: XmlNode): readonly XmlChild[] {
  return node.kind === 'element' || node.kind === 'document' ? node.children : [];
}

/** Visits a node. Returns true to stop visiting nodes. */
type Visit = (node: XmlNode) => boolean;

/** Visits everything inside a node, in document order. */
function visitDescendants(node: XmlNode, visit: Visit): boolean {
  return childrenOf(node).some((child) => visit(child) || visitDescendants(child, visit));
}

/** Visits a node and everything inside it, in reverse document order. */
function visitBackwards(node: XmlChild, visit: Visit): boolean {
  const children = childrenOf(node);
  for (let index = children.length - 1; index >= 0; index -= 1) {
    if (visitBackwards(children[index]!, visit)) {
      return true;
    }
  }
  return visit(node);
}

function ancestorsOf(node: XmlNode): XmlNode[] {
  const ancestors: XmlNode[] = [];
  for (let {parent} = node; parent; {parent} = parent) {
    ancestors.push(parent);
  }
  return ancestors;
}

/** Finds a node's index by binary search, which is possible because siblings are in document order. */
function placeAmong(siblings: readonly XmlChild[], {order}: XmlNode): number {
  let [low, high] = [0, siblings.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (siblings[middle]!.order < order) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

/** Visits the siblings after a node (step 1) or before it (step -1), nearest first. */
function visitSiblings(
  node: XmlNode,
  step: 1 | -1,
  visit: (sibling: XmlChild) => boolean,
): boolean {
  if (node.kind === 'attribute' || !node.parent) {
    return false;
  }
  const siblings = node.parent.children;
  for (let index = placeAmong(siblings, node) + step; siblings[index]; index += step) {
    if (visit(siblings[index]!)) {
      return true;
    }
  }
  return false;
}

function visitFollowing(node: XmlNode, visit: Visit): boolean {
  if (node.kind === 'attribute') {
    // In document order, the content of an element comes after its attributes.
    return visitDescendants(node.parent, visit) || visitFollowing(node.parent, visit);
  }
  return [node, ...ancestorsOf(node)].some((around) =>
    visitSiblings(around, 1, (sibling) => visit(sibling) || visitDescendants(sibling, visit)),
  );
}

function visitPreceding(node: XmlNode, visit: Visit): boolean {
  const start = node.kind === 'attribute' ? node.parent : node;
  return [start, ...ancestorsOf(start)].some((around) =>
    visitSiblings(around, -1, (sibling) => visitBackwards(sibling, visit)),
  );
}

/** Visits the nodes along an axis, nearest first, until `visit` returns true. */
function visitAxis(axis: Axis, node: XmlNode, visit: Visit): boolean {
  switch (axis) {
    case 'self':
      return visit(node);
    case 'child':
      return childrenOf(node).some(visit);
    case 'attribute':
      return node.kind === 'element' && node.attributes.some(visit);
    case 'parent':
      return node.parent !== null && visit(node.parent);
    case 'descendant':
      return visitDescendants(node, visit);
    case 'descendant-or-self':
      return visit(node) || visitDescendants(node, visit);
    case 'ancestor':
      return ancestorsOf(node).some(visit);
    case 'ancestor-or-self':
      return [node, ...ancestorsOf(node)].some(visit);
    case 'following-sibling':
      return visitSiblings(node, 1, visit);
    case 'preceding-sibling':
      return visitSiblings(node, -1, visit);
    case 'following':
      return visitFollowing(node, visit);
    case 'preceding':
      return visitPreceding(node, visit);
  }
}

function matches(test: NodeTest, node: XmlNode, axis: Axis): boolean {
  if (node.kind === 'attribute' && isDeclaration(node)) {
    return false;
  }
  switch (test.type) {
    case 'node':
      return true;
    case 'instruction':
      return node.kind === 'instruction' && (test.target ?? node.target) === node.target;
    case 'name':
      return (
        (node.kind === 'element' || node.kind === 'attribute') &&
        node.kind === (axis === 'attribute' ? 'attribute' : 'element') &&
        (test.namespace ?? node.namespace) === node.namespace &&
        (test.localName ?? node.localName) === node.localName
      );
    default:
      return node.kind === test.type;
  }
}

function isNodeSet(value: XPathValue): value is readonly XmlNode[] {
  return typeof value === 'object';
}

/** Compares two values of the same type. For operators other than `=` and `!=`, they must be numbers. */
function compare(operator: Operator, left: number | string | boolean, right: typeof left): boolean {
  switch (operator) {
    case '=':
      return left === right;
    case '!=':
      return left !== right;
    case '<':
      return left < right;
    case '<=':
      return left <= right;
    case '>':
      return left > right;
    default:
      return left >= right;
  }
}

const mirrored: Partial<Record<Operator, Operator>> = {'<': '>', '<=': '>=', '>': '<', '>=': '<='};

export class XPathEvaluator {
  private work = 0;

  evaluate(expression: Expression, context: Context): XPathValue {
    this.spend(1);
    switch (expression.type) {
      case 'value':
        return expression.value;
      case 'negate':
        return -this.toNumber(this.evaluate(expression.operand, context));
      case 'call':
        return this.call(expression.name, expression.args, context);
      case 'path':
        return this.evaluatePath(expression, context);
      case 'operation':
        return this.operate(expression, context);
    }
  }

  spend(steps: number): void {
    this.work += steps;
    if (this.work > XPATH_NODES) {
      throw new XPathLimitError(
        `The path visits more than ${grouped(XPATH_NODES)} nodes. Make it more specific.`,
      );
    }
  }

  /** Returns each node once, in document order. */
  private toNodeSet(nodes: readonly XmlNode[]): readonly XmlNode[] {
    const isInOrder = nodes.every(
      (node, index) => index === 0 || nodes[index - 1]!.order < node.order,
    );
    if (isInOrder) {
      return nodes;
    }
    this.spend(nodes.length);
    return [...new Set(nodes)].sort((a, b) => a.order - b.order);
  }

  private evaluatePath(
    {start, predicates, steps}: Extract<Expression, {type: 'path'}>,
    context: Context,
  ): readonly XmlNode[] {
    let nodes: readonly XmlNode[];
    if (start === 'context') {
      nodes = [context.node];
    } else if (start === 'root') {
      const ancestors = ancestorsOf(context.node);
      this.spend(ancestors.length);
      nodes = [ancestors.at(-1) ?? context.node];
    } else {
      const value = this.evaluate(start, context);
      if (!isNodeSet(value)) {
        throw new XPathSyntaxError(
          'Only nodes can be followed by [ ] or /, but the path has a value there. Use a path such as //item.',
        );
      }
      nodes = this.filter(value, predicates);
    }
    for (const step of steps) {
      this.spend(1);
      nodes = this.toNodeSet(nodes.flatMap((node) => this.takeStep(step, node)));
    }
    return nodes;
  }

  private takeStep({axis, test, predicates}: Step, node: XmlNode): readonly XmlNode[] {
    const found: XmlNode[] = [];
    // If the first predicate is a number such as [3], stop after that many nodes.
    const [first] = predicates;
    const enough =
      first?.type === 'value' && typeof first.value === 'number' ? first.value : Infinity;
    if (outwardAxes.includes(axis)) {
      this.spend(ancestorsOf(node).length);
    }
    visitAxis(axis, node, (candidate) => {
      this.spend(1);
      if (matches(test, candidate, axis)) {
        found.push(candidate);
      }
      return found.length >= enough;
    });
    // Predicates count along the axis, so [1] is the nearest node even on a reverse axis.
    const kept = this.filter(found, predicates);
    return reverseAxes.includes(axis) ? kept.toReversed() : kept;
  }

  private filter(nodes: readonly XmlNode[], predicates: readonly Expression[]): readonly XmlNode[] {
    return predicates.reduce<readonly XmlNode[]>(
      (rest, predicate) =>
        rest.filter((node, index) => {
          this.spend(1);
          const value = this.evaluate(predicate, {node, position: index + 1, size: rest.length});
          return typeof value === 'number' ? value === index + 1 : this.toBoolean(value);
        }),
      nodes,
    );
  }

  private operate(
    {operator, left, right}: Extract<Expression, {type: 'operation'}>,
    context: Context,
  ): XPathValue {
    const first = this.evaluate(left, context);
    if (operator === 'or' || operator === 'and') {
      return this.toBoolean(first) === (operator === 'or')
        ? operator === 'or'
        : this.toBoolean(this.evaluate(right, context));
    }
    const second = this.evaluate(right, context);
    switch (operator) {
      case '|': {
        const both = [...this.toNodes(first, '|'), ...this.toNodes(second, '|')];
        this.spend(both.length);
        return this.toNodeSet(both);
      }
      case '+':
        return this.toNumber(first) + this.toNumber(second);
      case '-':
        return this.toNumber(first) - this.toNumber(second);
      case '*':
        return this.toNumber(first) * this.toNumber(second);
      case 'div':
        return this.toNumber(first) / this.toNumber(second);
      case 'mod':
        return this.toNumber(first) % this.toNumber(second);
      default:
        return this.compareValues(operator, first, second);
    }
  }

  /** Compares two values. A comparison with a node set is true if it is true for at least one node. */
  private compareValues(operator: Operator, left: XPathValue, right: XPathValue): boolean {
    if (isNodeSet(left) && isNodeSet(right)) {
      return this.compareNodeSets(operator, left, right);
    }
    if (isNodeSet(right)) {
      return this.compareValues(mirrored[operator] ?? operator, right, left);
    }
    if (isNodeSet(left)) {
      return typeof right === 'boolean'
        ? this.compareSingle(operator, this.toBoolean(left), right)
        : left.some((node) => this.compareSingle(operator, this.textOf(node), right));
    }
    return this.compareSingle(operator, left, right);
  }

  private compareSingle(operator: Operator, left: XPathValue, right: XPathValue): boolean {
    if (operator !== '=' && operator !== '!=') {
      return compare(operator, this.toNumber(left), this.toNumber(right));
    }
    if (typeof left === 'boolean' || typeof right === 'boolean') {
      return compare(operator, this.toBoolean(left), this.toBoolean(right));
    }
    if (typeof left === 'number' || typeof right === 'number') {
      return compare(operator, this.toNumber(left), this.toNumber(right));
    }
    return compare(operator, this.toText(left), this.toText(right));
  }

  private compareNodeSets(
    operator: Operator,
    left: readonly XmlNode[],
    right: readonly XmlNode[],
  ): boolean {
    const [leftTexts, rightTexts] = [left, right].map(
      (nodes) => new Set(nodes.map((node) => this.textOf(node))),
    ) as [Set<string>, Set<string>];
    if (operator === '=') {
      return [...leftTexts].some((text) => rightTexts.has(text));
    }
    if (operator === '!=') {
      const all = new Set([...leftTexts, ...rightTexts]);
      return leftTexts.size > 0 && rightTexts.size > 0 && all.size > 1;
    }
    // Compare only the smallest value on one side with the largest on the other. If any pair matches, so does this one.
    const [leftNumbers, rightNumbers] = [leftTexts, rightTexts].map((texts) =>
      [...texts].map(textToNumber).filter((value) => !Number.isNaN(value)),
    ) as [number[], number[]];
    const smallest = (values: number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
    const largest = (values: number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
    return (
      leftNumbers.length > 0 &&
      rightNumbers.length > 0 &&
      (operator.startsWith('<')
        ? compare(operator, smallest(leftNumbers), largest(rightNumbers))
        : compare(operator, largest(leftNumbers), smallest(rightNumbers)))
    );
  }

  /** Returns the text of a node as XPath defines it: for an element, all text inside it at any depth. */
  textOf(node: XmlNode): string {
    if (node.kind !== 'element' && node.kind !== 'document') {
      this.spend(1 + node.value.length / CHARACTERS_PER_STEP);
      return node.value;
    }
    this.spend(1);
    let text = '';
    for (const child of node.children) {
      if (child.kind === 'text' || child.kind === 'element') {
        text += this.textOf(child);
      }
    }
    return text;
  }

  toText(value: XPathValue): string {
    if (isNodeSet(value)) {
      return value.length === 0 ? '' : this.textOf(value[0]!);
    }
    return typeof value === 'number' ? plainNumber(value) : String(value);
  }

  private toNumber(value: XPathValue): number {
    return typeof value === 'string' || isNodeSet(value)
      ? textToNumber(this.toText(value))
      : Number(value);
  }

  toBoolean(value: XPathValue): boolean {
    return typeof value === 'string' || isNodeSet(value)
      ? value.length > 0
      : value !== 0 && !Number.isNaN(value) && Boolean(value);
  }

  private toNodes(value: XPathValue, place: string): readonly XmlNode[] {
    if (!isNodeSet(value)) {
      throw new XPathSyntaxError(
        `${place} works only on nodes, but got a value. Use a path such as //item.`,
      );
    }
    return value;
  }

  private call(name: string, args: readonly Expression[], context: Context): XPathValue {
    const values = args.map((argument) => this.evaluate(argument, context));
    /** Returns an argument as text, or the text of the context node if the argument is omitted. */
    const text = (index: number) =>
      index < values.length ? this.toText(values[index]!) : this.textOf(context.node);
    const number = (index: number) => this.toNumber(values[index]!);
    const nodes = () =>
      values.length > 0 ? this.toNodes(values[0]!, `${name}()`) : [context.node];
    switch (name) {
      case 'last':
        return context.size;
      case 'position':
        return context.position;
      case 'count':
        return nodes().length;
      case 'sum':
        return nodes().reduce((total, node) => total + textToNumber(this.textOf(node)), 0);
      case 'local-name':
      case 'namespace-uri':
      case 'name':
        return nameOf(nodes()[0], name);
      case 'boolean':
        return this.toBoolean(values[0]!);
      case 'not':
        return !this.toBoolean(values[0]!);
      case 'true':
        return true;
      case 'false':
        return false;
      case 'lang':
        return this.hasLanguage(context.node, text(0));
      case 'string':
        return text(0);
      case 'number':
        return values.length > 0 ? number(0) : textToNumber(text(0));
      case 'floor':
        return Math.floor(number(0));
      case 'ceiling':
        return Math.ceil(number(0));
      case 'round':
        return round(number(0));
      default:
        return this.callOnText(name, values, text, number);
    }
  }

  /** Implements lang(): lang("en") is true if the nearest xml:lang, on the node or an ancestor, is "en" or "en-GB". */
  private hasLanguage(node: XmlNode, language: string): boolean {
    for (const around of [node, ...ancestorsOf(node)]) {
      const attributes = around.kind === 'element' ? around.attributes : [];
      this.spend(1 + attributes.length);
      const attribute = attributes.find(
        ({namespace, localName}) => namespace === xmlNamespace && localName === 'lang',
      );
      if (attribute) {
        return `${attribute.value.toLowerCase()}-`.startsWith(`${language.toLowerCase()}-`);
      }
    }
    return false;
  }

  private callOnText(
    name: string,
    values: readonly XPathValue[],
    text: (index: number) => string,
    number: (index: number) => number,
  ): XPathValue {
    const subject = text(0);
    this.spend(subject.length / CHARACTERS_PER_STEP);
    switch (name) {
      case 'concat':
        return values.map((value) => this.toText(value)).join('');
      case 'starts-with':
        return subject.startsWith(text(1));
      case 'contains':
        return subject.includes(text(1));
      case 'substring-before':
        return subject.slice(0, Math.max(subject.indexOf(text(1)), 0));
      case 'substring-after': {
        const index = subject.indexOf(text(1));
        return index < 0 ? '' : subject.slice(index + text(1).length);
      }
      case 'substring':
        return substring(subject, number(1), values.length > 2 ? number(2) : null);
      case 'string-length':
        return Array.from(subject).length;
      case 'normalize-space':
        return subject.replace(/[ \t\n\r]+/g, ' ').replace(/^ | $/g, '');
      default:
        return translate(subject, text(1), text(2));
    }
  }
}

function nameOf(node: XmlNode | undefined, part: string): string {
  if (node?.kind === 'instruction') {
    return part === 'namespace-uri' ? '' : node.target;
  }
  if (node?.kind !== 'element' && node?.kind !== 'attribute') {
    return '';
  }
  return part === 'name' ? node.name : part === 'local-name' ? node.localName : node.namespace;
}

/** Returns part of the text. Positions start at 1 and are rounded: substring("12345", 1.5, 2.6) is "234". */
function substring(text: string, start: number, length: number | null): string {
  const first = round(start);
  const end = length === null ? Infinity : first + round(length);
  return Array.from(text)
    .filter((_, index) => index + 1 >= first && index + 1 < end)
    .join('');
}

/** Replaces each character of `from` with the one at the same position in `to`, or removes it if `to` is too short. */
function translate(text: string, from: string, to: string): string {
  const replacements = Array.from(to);
  const map = new Map<string, string>();
  for (const [index, character] of Array.from(from).entries()) {
    if (!map.has(character)) {
      map.set(character, replacements[index] ?? '');
    }
  }
  return Array.from(text, (character) => map.get(character) ?? character).join('');
}

/** Evaluates a path for a node, and returns the result in several forms. `evaluator` adds up the work across calls. */
export function evaluateXPath(expression: Expression, node: XmlNode, evaluator: XPathEvaluator) {
  const value = evaluator.evaluate(expression, {node, position: 1, size: 1});
  return {
    /** The selected nodes, or null if the path returns a value instead of nodes. */
    nodes: isNodeSet(value) ? value : null,
    /** The text of each selected node, or the text of the value as the only item. */
    texts: () =>
      isNodeSet(value) ? value.map((item) => evaluator.textOf(item)) : [evaluator.toText(value)],
    /** The text of the first selected node or of the value, or null if no node is selected. */
    firstText: () => (isNodeSet(value) && value.length === 0 ? null : evaluator.toText(value)),
    toBoolean: () => evaluator.toBoolean(value),
  };
}

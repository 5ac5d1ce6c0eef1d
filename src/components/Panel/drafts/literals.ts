import {formatValue} from '../../../../functions/language/formatCall';
import {parse, type Node} from '../../../../functions/language/parse';
import {onOneLine} from '../../../../functions/language/splitArguments';
import type {Value} from '../../../../functions/language/types';
import {formatResult} from '../../../values/formatResult';

/** Lines are shorter than in the page's examples, because a field is half as wide. */
const LINE_LENGTH = 40;

/** Longer notation is left to the worker, because parsing it on every key press would take too long. */
export const MAX_FORM_LENGTH = 20_000;

/** The value of a node that is pure JSON. Undefined for anything else. */
function literalOf(node: Node): Value | undefined {
  switch (node.type) {
    case 'Literal':
      return node.value as Value;
    case 'UnaryExpression': {
      const number = literalOf(node.argument as Node);
      return node.operator === '-' && typeof number === 'number' ? -number : undefined;
    }
    case 'ArrayExpression': {
      const items = (node.elements as (Node | null)[]).map((item) => item && literalOf(item));
      return items.some((item) => item === undefined) ? undefined : (items as Value[]);
    }
    case 'ObjectExpression': {
      const entries = (node.properties as Node[]).map(
        ({key, value}) => [(key as Node).value, value && literalOf(value as Node)] as const,
      );
      return entries.some(([key, value]) => typeof key !== 'string' || value === undefined)
        ? undefined
        : (Object.fromEntries(entries) as Value);
    }
    default:
      return undefined;
  }
}

/** The value of notation that is pure JSON. Undefined for paths, calls, mistakes and notation that is too long. */
export function literalIn(notation: string): {readonly value: Value} | undefined {
  if (notation.length > MAX_FORM_LENGTH) {
    return undefined;
  }
  try {
    const value = literalOf(parse(notation));
    return value === undefined ? undefined : {value};
  } catch {
    return undefined;
  }
}

/** Spreads long lists and objects over several lines, if that changes only whitespace. */
export function spread(notation: string): string {
  const literal = literalIn(notation);
  if (!literal || onOneLine(notation) !== formatValue(literal.value)) {
    return notation;
  }
  return formatResult(literal.value, LINE_LENGTH);
}

import {formatNotation} from '@documentation/mapping/internal/language/notation/formatNotation';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import type {Node} from '@documentation/mapping/internal/language/notation/tree';
import type {Value} from '@documentation/base/internal/values/types';

/** Lines are shorter than in the page's examples, because a field is half as wide. */
const LINE_LENGTH = 40;

/** Only the worker parses longer notation, because parsing it on every key press would take too long. */
export const MAX_FORM_LENGTH = 20_000;

/** Returns the value of a node that is pure JSON, or undefined for any other node. */
function literalOf(node: Node): Value | undefined {
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'List': {
      const items = node.items.map(literalOf);
      return items.includes(undefined) ? undefined : (items as Value[]);
    }
    case 'Object': {
      const entries = node.entries.map(({key, value}) => [key.name, literalOf(value)] as const);
      return entries.some(([, value]) => value === undefined)
        ? undefined
        : (Object.fromEntries(entries) as Value);
    }
    default:
      return undefined;
  }
}

/** Returns the value of notation that is pure JSON, or undefined for paths, calls, syntax errors and long notation. */
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

/** Spreads long notation over several lines. Notation with a mistake stays as it is. */
export function spread(notation: string): string {
  try {
    return notation.length > MAX_FORM_LENGTH ? notation : formatNotation(notation, LINE_LENGTH);
  } catch {
    return notation;
  }
}

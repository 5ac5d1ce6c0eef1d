import {expression} from '../../examples/expression';
import {formatCall, formatValue} from '../../language/formatCall';
import type {ExpressionText} from '../../language/types';
import type {CallTerm, Term} from './term';

const plainKey = /^[A-Za-z_]\w*$/;

function stepOf(key: string | number): string {
  return typeof key === 'string' && plainKey.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`;
}

function notationOfCall({callable, arguments: terms}: CallTerm): string {
  const {definition, names} = callable;
  const args: Record<string, ExpressionText | readonly ExpressionText[]> = {};
  for (const [position, term] of terms.entries()) {
    if (term !== undefined) {
      args[names[position]!] = Array.isArray(term)
        ? (term as readonly Term[]).map((part) => expression(notationOf(part)))
        : expression(notationOf(term as Term));
    }
  }
  return formatCall(definition, args);
}

/** Writes a term: 'Text.Split($.name, " ")' */
export function notationOf(term: Term): string {
  switch (term.kind) {
    case 'variable':
      return term.name;
    case 'constant':
      return formatValue(term.value);
    case 'path':
      return notationOf(term.start) + term.keys.map(stepOf).join('');
    case 'call':
      return notationOfCall(term);
  }
}

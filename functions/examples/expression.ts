import type {ExpressionText} from '../language/types';

/** Writes an expression in place of a value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

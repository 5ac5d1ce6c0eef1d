import type {ExpressionText} from '../language/types';

/** An expression in place of a value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

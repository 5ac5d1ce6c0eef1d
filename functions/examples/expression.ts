import type {ExpressionText} from '../language/types';

/** Notation in the place of a value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

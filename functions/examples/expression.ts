import type {ExpressionText} from '../language/types';

/** Marks an argument of an example as notation instead of a literal value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

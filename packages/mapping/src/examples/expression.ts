import type {ExpressionText} from '../language/types';

/** Marks an example argument as notation instead of a literal value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

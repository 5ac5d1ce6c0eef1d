import type {ExpressionText, Sample} from '../language/types';

/** Notation in the place of a value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

/** A file of static/samples/: sample('orders.xlsx') */
export function sample(fileName: string): Sample {
  return {sample: fileName};
}

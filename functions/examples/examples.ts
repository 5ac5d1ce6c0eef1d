import type {ExpressionText, Sample} from '../language/types';

/** Notation in the place of a value: expression('$.customer.name') */
export function expression(text: string): ExpressionText {
  return {expression: text};
}

/** A file of static/samples/: sample('orders.xlsx') */
export function sample(fileName: string): Sample {
  return {sample: fileName};
}

/** The bytes of a text in UTF-8, for examples with small files. */
export function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

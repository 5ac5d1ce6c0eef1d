import {plainNumber} from '../../values/numbers/plainNumber';

/** The text of a simple value: a number in plain form, true or false. */
export function asText(value: string | number | boolean): string {
  return typeof value === 'number' ? plainNumber(value) : String(value);
}

/** Whether a value has one obvious text. */
export function isSimple(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

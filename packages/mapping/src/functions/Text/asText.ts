import {plainNumber} from '@documentation/base/internal/values/numbers/plainNumber';

/** Writes a simple value as text, never with an exponent. */
export function asText(value: string | number | boolean): string {
  return typeof value === 'number' ? plainNumber(value) : String(value);
}

/** Checks whether a value is text, a number or a Boolean. */
export function isSimple(value: unknown): value is string | number | boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

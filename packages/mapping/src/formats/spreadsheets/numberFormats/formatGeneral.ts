import {Decimal} from 'decimal.js';
import {roundedText} from './roundedText';

/** The width of a cell in the General format, without the sign. */
const CHARACTERS = 11;
/** '0.' and these digits fill a cell. */
const SMALL_DECIMALS = CHARACTERS - 2;
const FIRST_SMALL_EXPONENT = -5;

/** '1.50000' → '1.5', '2.00000' → '2' */
function withoutZeros(text: string): string {
  let end = text.length;
  if (text.includes('.')) {
    while (text[end - 1] === '0') {
      end--;
    }
    end -= text[end - 1] === '.' ? 1 : 0;
  }
  return text.slice(0, end);
}

/** Writes any non-negative number in the General format, with decimal.js. */
export function formatAnyGeneral(number: number): string {
  const value = new Decimal(number);
  const decimals = value.e < 0 ? SMALL_DECIMALS : Math.max(0, SMALL_DECIMALS - value.e);
  const plain = withoutZeros(value.toFixed(decimals, Decimal.ROUND_HALF_UP));
  // Very small numbers are written in full only if no digit is lost.
  const isShort = plain.length <= CHARACTERS && (value.e > FIRST_SMALL_EXPONENT || value.eq(plain));
  if (isShort) {
    return plain;
  }
  const [mantissa = '', exponent = ''] = value.toExponential(5, Decimal.ROUND_HALF_UP).split('e');
  return `${withoutZeros(mantissa)}E${exponent[0]}${exponent.slice(1).padStart(2, '0')}`;
}

/** Writes a non-negative number as Excel does in the General format: 1234.5 → '1234.5', 1e11 → '1E+11' */
export function formatGeneral(value: number): string {
  if (value < 10 ** CHARACTERS && Number.isInteger(value)) {
    return String(value);
  }
  const digits = String(Math.floor(value)).length;
  return value >= 10 ** (FIRST_SMALL_EXPONENT + 1) && value < 10 ** (CHARACTERS - 1)
    ? withoutZeros(roundedText(value, 0, CHARACTERS - 1 - digits))
    : formatAnyGeneral(value);
}

import {
  numberReader,
  type Separators,
} from '@documentation/base/internal/values/numbers/numberText';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {isCurrencySign} from './currencies';

/**
 * Reads numbers as people write them. We don't use @internationalized/number: it ignores where the group separators
 * are (it reads "1.5" as 15 in German), rounds long integers, and reads only one currency at a time.
 * `readNumber.test.ts` reads back what Intl.NumberFormat writes.
 */

const minusSigns = ['-', '\u2212'];
const percentSigns = ['%', '\u066a'];

interface Parts {
  readonly before: string;
  readonly number: string;
  readonly after: string;
}

/** Splits '-€ 1,50' into the text before the number, the number from its first digit to its last, and the rest. */
function partsOf(text: string, decimal: string): Parts | undefined {
  const firstDigit = text.search(/\d/);
  if (firstDigit < 0) {
    return undefined;
  }
  // The decimal separator is part of the number in '.5', but not in 'kr.5'.
  const startsWithMark =
    text[firstDigit - 1] === decimal && !/\p{Letter}/u.test(text[firstDigit - 2] ?? '');
  const start = startsWithMark ? firstDigit - 1 : firstDigit;
  let end = text.length;
  while (!/\d/.test(text[end - 1]!)) {
    end -= 1;
  }
  return {
    before: trimWhiteSpace(text.slice(0, start)),
    number: text.slice(start, end),
    after: trimWhiteSpace(text.slice(end)),
  };
}

interface Signs {
  readonly isNegative: boolean;
  readonly isPercent: boolean;
}

/** Interprets the text around a number, such as a minus or percent sign. Returns undefined for unknown text. */
function signsOf({before, after}: Parts): Signs | undefined {
  const inBrackets = before.startsWith('(') && after.endsWith(')');
  const outer = inBrackets ? before.slice(1) + after.slice(0, -1) : before + after;
  const minus = minusSigns.find((sign) => outer.includes(sign));
  const sign = inBrackets ? '' : (minus ?? (outer.includes('+') ? '+' : ''));
  const rest = trimWhiteSpace(outer.replace(sign, ''));
  const isPercent = percentSigns.includes(rest);
  return rest === '' || isPercent || isCurrencySign(rest)
    ? {isNegative: inBrackets || minus !== undefined, isPercent}
    : undefined;
}

/** '12.5' → '12.5e-2' */
function hundredth(plain: string): string {
  const [digits, exponent = '0'] = plain.split('e');
  return `${digits}e${Number(exponent) - 2}`;
}

/** '1.234,50-' → '-1234.50'. Returns undefined if the text isn't a number. Other signs are allowed only if `strict` is false. */
export function readNumber(
  text: string,
  separators: Separators,
  strict: boolean,
): string | undefined {
  const read = numberReader(separators);
  const plain = read(text);
  if (plain !== undefined || strict) {
    return plain;
  }
  const parts = partsOf(text, separators.decimal);
  const signs = parts && signsOf(parts);
  const unsigned = parts && read(parts.number);
  if (!signs || unsigned === undefined) {
    return undefined;
  }
  return `${signs.isNegative ? '-' : ''}${signs.isPercent ? hundredth(unsigned) : unsigned}`;
}

import {isCurrencySign} from './currencies';
import type {NumberStyle} from './numberStyles';

/**
 * Reads numbers as people write them. We don't use @internationalized/number: it ignores where the group separators
 * are (it reads "1.5" as 15 in German), rounds long integers, and reads only one currency at a time.
 * `readNumber.test.ts` reads back what Intl.NumberFormat writes.
 */

/** Characters accepted as group separators in every locale, because no locale uses them as decimal separators. */
const commonGroupMarks = [' ', '\u00a0', '\u2009', '\u202f', "'", '\u2019'];

const minusSigns = ['-', '\u2212'];

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
    before: text.slice(0, start).trim(),
    number: text.slice(start, end),
    after: text.slice(end).trim(),
  };
}

/** '1.234' → '1234'. Returns undefined if a group is incomplete. */
function withoutGroups(
  digits: string,
  {decimal, group, indian}: Pick<NumberStyle, 'decimal' | 'group' | 'indian'>,
): string | undefined {
  const mark = /\D/.exec(digits)?.[0];
  if (mark === undefined) {
    return digits;
  }
  const isGroupMark =
    mark !== decimal && group !== '' && (mark === group || commonGroupMarks.includes(mark));
  const [first = '', ...groups] = digits.split(mark);
  const last = groups.at(-1)!;
  // The first group can’t start with 0, because '0,234' can only be a decimal from another locale.
  const isByThree = /^[1-9]\d{0,2}$/.test(first) && groups.every((part) => /^\d{3}$/.test(part));
  const isIndian =
    indian &&
    /^[1-9]\d?$/.test(first) &&
    /^\d{3}$/.test(last) &&
    groups.slice(0, -1).every((part) => /^\d{2}$/.test(part));
  return isGroupMark && (isByThree || isIndian) ? first + groups.join('') : undefined;
}

/** '1.234,50' → '1234.50' */
function plainOf(
  number: string,
  style: Pick<NumberStyle, 'decimal' | 'group' | 'indian'>,
): string | undefined {
  const [front = '', fraction, ...more] = number.split(style.decimal);
  const digits = front === '' ? '0' : withoutGroups(front, style);
  const isFraction = fraction === undefined || /^\d+$/.test(fraction);
  return digits !== undefined && isFraction && more.length === 0
    ? `${digits}.${fraction ?? '0'}`
    : undefined;
}

interface Signs {
  readonly isNegative: boolean;
  readonly isPercent: boolean;
}

/** Interprets the text around a number, such as a minus or percent sign. Returns undefined for unknown text. */
function signsOf({before, after}: Parts, strict: boolean): Signs | undefined {
  const isMinus = minusSigns.includes(before);
  if ((isMinus || before === '' || before === '+') && after === '') {
    return {isNegative: isMinus, isPercent: false};
  }
  if (strict) {
    return undefined;
  }
  const inBrackets = before.startsWith('(') && after.endsWith(')');
  const outer = inBrackets ? before.slice(1) + after.slice(0, -1) : before + after;
  const minus = minusSigns.find((sign) => outer.includes(sign));
  const sign = inBrackets ? '' : (minus ?? (outer.includes('+') ? '+' : ''));
  const rest = outer.replace(sign, '').trim();
  return rest === '' || rest === '%' || isCurrencySign(rest)
    ? {isNegative: inBrackets || minus !== undefined, isPercent: rest === '%'}
    : undefined;
}

/** Reads a number in a locale’s style. Returns undefined if the text isn’t a number. The result can be infinite. */
export function readNumber(
  text: string,
  style: Pick<NumberStyle, 'decimal' | 'group' | 'indian'>,
  strict: boolean,
): number | undefined {
  const parts = partsOf(text.trim(), style.decimal);
  const plain = parts && plainOf(parts.number, style);
  const signs = parts && signsOf(parts, strict);
  if (plain === undefined || signs === undefined) {
    return undefined;
  }
  const number = Number(`${plain}${signs.isPercent ? 'e-2' : ''}`);
  return signs.isNegative && number !== 0 ? -number : number;
}

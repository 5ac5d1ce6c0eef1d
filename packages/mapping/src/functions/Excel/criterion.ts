import {fail} from '@documentation/base/internal/values/errors';
import {hasType} from '@documentation/base/internal/values/typeChecks';
import type {Value} from '@documentation/base/internal/values/types';
import {compareCodePoints} from '@documentation/base/internal/values/text/compareCodePoints';
import {foldCase} from '@documentation/base/internal/values/text/foldCase';
import {isExactNumber} from '@documentation/base/internal/values/exactNumbers';
import {quote} from '@documentation/base/internal/values/quote';
import {hasWildcards, wildcardMatcher, withoutEscapes} from './wildcards';

/** What SumIf and CountIf have in common. */

export const criterionDescription =
  'what to look for: a value such as `"DE"`, a comparison such as `">100"`, or a pattern such as `"A*"`';

export const criterionErrors = [
  {
    code: 'E_FORMAT',
    when: 'the criterion has an operator without a value, as in `">"`, or a number or date in an unsupported format, as in `">1,000"`',
  },
  {
    code: 'E_RANGE',
    when: 'the criterion compares with a number that has too many digits to be exact',
  },
] as const;

export const criterionNotes = [
  'A criterion can start with `=`, `<>`, `>`, `>=`, `<` or `<=`. Without one of these, it works as if it started with `=`.',
  'The whole text must match, ignoring case: `"de"` matches `"DE"`, but not `"DE-1"`. In a pattern, `*` matches any characters, including none, and `?` matches exactly one. Patterns match only text. To match `*`, `?` or `~` itself, put `~` before it.',
  'Write numbers with a decimal point and without separators. `">100"` matches only numbers. `"100"` matches the number 100 and the text `"100"`, while the number `100` as a criterion matches only numbers.',
  'With `>`, `>=`, `<` and `<=`, text is compared only with text, in Unicode order and ignoring case. This works for dates, too: `">=2024-01-01"`. For date-times with different offsets, use `List.Filter` with `Datetime.Compare`.',
  '`"<>DE"` matches every value that `"DE"` doesn’t, including null. `"="` matches only null, `"<>"` everything but null, and `""` null and empty text.',
  'For several criteria, as in SUMIFS and COUNTIFS, use `List.Filter` first.',
];

type Test = (value: Value) => boolean;
type Ordering = '<' | '<=' | '>' | '>=';

const numberPattern = /^[+\-\u2212]?(?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+\-\u2212]?\d+)?$/;
/** Digits without letters or colons: a number or a date, maybe in a format that we don't read. */
const numericPattern = /^[^\p{L}:]*\d[^\p{L}:]*$/u;

/** ' −.5 ' → '-0.5'. Returns undefined if the text isn't a number. */
function plainNumberIn(text: string): string | undefined {
  const trimmed = text.replace(/^[\s\u0085]+|(?<![\s\u0085])[\s\u0085]+$/g, '');
  return numberPattern.test(trimmed)
    ? trimmed
        .replaceAll('\u2212', '-')
        .replace(/^\+/, '')
        .replace(/^(-?)\./, '$10.')
    : undefined;
}

function isInOrder(comparison: number, operator: Ordering): boolean {
  switch (operator) {
    case '<':
      return comparison < 0;
    case '<=':
      return comparison <= 0;
    case '>':
      return comparison > 0;
    case '>=':
      return comparison >= 0;
  }
}

function orderTest(operator: Ordering, operand: string): Test {
  const plain = plainNumberIn(operand);
  if (plain !== undefined) {
    if (!isExactNumber(plain)) {
      fail(
        'E_RANGE',
        `${quote(operand)} can’t be represented exactly as a number. Use up to 15 significant digits.`,
        'criterion',
      );
    }
    const limit = Number(plain);
    return (value) => typeof value === 'number' && isInOrder(value - limit, operator);
  }
  if (/^\s*$/.test(operand)) {
    fail(
      'E_FORMAT',
      `There is nothing to compare with after ${quote(operator)}. Add a value, as in "${operator}100".`,
      'criterion',
    );
  }
  if (numericPattern.test(operand) && !hasType(operand, 'Date')) {
    fail(
      'E_FORMAT',
      `${quote(operand)} is neither a number nor a date. Write numbers like 1234.5 and dates like 2024-02-29.`,
      'criterion',
    );
  }
  const limit = foldCase(operand);
  return (value) =>
    typeof value === 'string' && isInOrder(compareCodePoints(foldCase(value), limit), operator);
}

function textTest(operand: string): (text: string) => boolean {
  if (hasWildcards(operand)) {
    return wildcardMatcher(operand);
  }
  const wanted = foldCase(withoutEscapes(operand));
  return (text) => foldCase(text) === wanted;
}

function equalTest(operand: string): Test {
  const plain = plainNumberIn(operand);
  // If a Number can't represent the operand exactly, only text can match.
  const number = plain !== undefined && isExactNumber(plain) ? Number(plain) : undefined;
  const text = operand.toLowerCase();
  const boolean = text === 'true' ? true : text === 'false' ? false : undefined;
  const matchesText = textTest(operand);
  return (value) =>
    typeof value === 'string'
      ? matchesText(value)
      : value !== null && (value === number || value === boolean);
}

/** Returns the test for a criterion such as 100, 'DE', '>100' or 'A*'. */
export function readCriterion(criterion: string | number | boolean): Test {
  if (typeof criterion !== 'string') {
    return (value) => value === criterion;
  }
  const [, operator = '', operand = ''] = /^(<=|>=|<>|[=<>])?([^]*)$/.exec(criterion)!;
  switch (operator) {
    case '<':
    case '<=':
    case '>':
    case '>=':
      return orderTest(operator, operand);
    case '':
      return operand === '' ? (value) => value === null || value === '' : equalTest(operand);
    case '=':
      return operand === '' ? (value) => value === null : equalTest(operand);
    default: {
      const isEqual = operand === '' ? (value: Value) => value === null : equalTest(operand);
      return (value) => !isEqual(value);
    }
  }
}

import {defineMappingFunction} from '../../language/defineMappingFunction';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {BASE_DIGITS} from '@documentation/base/internal/limits/values/values';
import {grouped} from '@documentation/base/internal/limits/format';

/** A JS number can represent this many digits exactly in any base up to 36. */
const CHUNK = 10;
const prefixes: Readonly<Record<number, string>> = {2: '0b', 8: '0o', 16: '0x'};

function checkBase(base: number, parameter: 'from' | 'to'): void {
  if (base < 2 || base > 36) {
    fail('E_RANGE', `\`${parameter}\` is ${base}. Use a base from 2 to 36.`, parameter);
  }
}

function hasOnlyDigits(digits: string, base: number): boolean {
  return (
    /^[0-9A-Za-z]+$/.test(digits) && Array.from(digits).every((digit) => parseInt(digit, 36) < base)
  );
}

/** 'FF' in base 16 → 255n */
function readDigits(digits: string, base: number): bigint {
  let value = 0n;
  for (let start = 0; start < digits.length; start += CHUNK) {
    const chunk = digits.slice(start, start + CHUNK);
    value = value * BigInt(base) ** BigInt(chunk.length) + BigInt(parseInt(chunk, base));
  }
  return value;
}

export default defineMappingFunction({
  category: 'Number',
  name: 'ConvertBase',
  summary: 'Converts a whole number from one base to another, such as hexadecimal to decimal.',
  parameters: {
    text: {
      type: 'Text',
      data: true,
      description:
        'the digits in uppercase or lowercase, with an optional sign; whitespace around them is ignored',
    },
    from: {type: 'Integer', description: 'the base of the text, from 2 to 36'},
    to: {type: 'Integer', description: 'the base of the result, from 2 to 36'},
  },
  returns: {
    type: 'Text',
    description: 'the digits in uppercase, without leading zeros or a prefix',
  },
  nullPolicy: 'passes on',
  nullAndEmpty: 'Empty text is an error.',
  errors: [
    {
      code: 'E_PARSE',
      when: 'the text is empty or contains a character that isn’t a digit in base `from`',
    },
    {code: 'E_RANGE', when: 'a base is less than 2 or greater than 36'},
  ],
  examples: [
    {
      title: 'Hexadecimal to decimal',
      kind: 'typical',
      args: {text: '1F4', from: 16, to: 10},
      result: '500',
    },
    {
      title: 'Decimal to binary',
      kind: 'typical',
      args: {text: '10', from: 10, to: 2},
      result: '1010',
    },
    {
      title: 'A short key in base 36',
      kind: 'typical',
      args: {text: '1234567890', from: 10, to: 36},
      result: 'KF12OI',
    },
    {
      title: 'Long numbers stay exact',
      kind: 'edge',
      args: {text: 'ffffffffffffffffffffffff', from: 16, to: 10},
      result: '79228162514264337593543950335',
    },
    {
      title: 'A negative number with leading zeros',
      kind: 'edge',
      args: {text: '-007', from: 8, to: 10},
      result: '-7',
    },
    {title: 'Null', kind: 'null', args: {text: null, from: 16, to: 10}, result: null},
    {
      title: 'A hexadecimal prefix',
      kind: 'error',
      args: {text: '0x1F4', from: 16, to: 10},
      error: 'E_PARSE',
    },
    {
      title: 'An invalid base',
      kind: 'error',
      args: {text: '111', from: 1, to: 10},
      error: 'E_RANGE',
    },
  ],
  related: [
    {function: 'Number/ToRoman', role: 'alternative'},
    {function: 'Types/ToNumber', role: 'often used with'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'BASE',
      differs: 'converts from base 10, and `DECIMAL` converts to base 10',
    },
    {
      tool: 'jsonata',
      name: '$formatBase',
      expression: '$formatBase($number(text), to)',
      example: 'Decimal to binary',
      differs: 'converts from base 10, with lowercase letters',
    },
    {
      tool: 'dataweave',
      name: 'toRadixNumber',
      differs: 'converts from base 10, and `fromRadixNumber` converts to base 10',
    },
    {tool: 'sql', name: 'TO_HEX', differs: 'converts only from base 10 to base 16'},
    {
      tool: 'lodash',
      name: '_.parseInt',
      expression: '_.toString(_.parseInt(text, from))',
      differs: 'converts to base 10, and rounds long numbers',
    },
  ],
  tags: ['mapping', 'number', 'conversion', 'encoding'],
  aliases:
    'BASE, DECIMAL, HEX2DEC, DEC2BIN, parseInt, toString(16), radix, hex to number, binary to decimal, octal, 0xFF, colour or color code, BIN2DEC, DEC2HEX, base 36, numeral system, shorten id, base conversion',
  limits: [`The text can have up to ${grouped(BASE_DIGITS)} digits.`],
  run: ({text, from, to}) => {
    checkBase(from, 'from');
    checkBase(to, 'to');
    const trimmed = trimWhiteSpace(text);
    const digits = trimmed.replace(/^[+\-\u2212]/, '');
    if (digits.length > BASE_DIGITS) {
      fail(
        'E_LIMIT',
        `The number has more than ${grouped(BASE_DIGITS)} digits. Use a shorter number.`,
        'text',
      );
    }
    if (!hasOnlyDigits(digits, from)) {
      const prefix = prefixes[from];
      const advice =
        prefix && digits.toLowerCase().startsWith(prefix)
          ? `Remove the prefix ${prefix}.`
          : 'Check the digits and `from`.';
      fail('E_PARSE', `${quote(text)} isn’t a whole number in base ${from}. ${advice}`, 'text');
    }
    const value = readDigits(digits, from);
    return (/^[-\u2212]/.test(trimmed) ? -value : value).toString(to).toUpperCase();
  },
});

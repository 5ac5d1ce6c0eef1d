import {defineMappingFunction} from '../../language/defineMappingFunction';
import {expression} from '../../examples/expression';
import {fail, MappingError} from '@documentation/base/internal/values/errors';
import {errorCodes, type ErrorCode} from '@documentation/base/internal/values/types';
import {quote} from '@documentation/base/internal/values/quote';

/** The error codes caught by default. E_PATH and E_FORMAT are left out, because they show a mistake in the mapping. */
const caughtUnlessListed = errorCodes.filter((code) => code !== 'E_PATH' && code !== 'E_FORMAT');

function isErrorCode(text: string): text is ErrorCode {
  return (errorCodes as readonly string[]).includes(text);
}

export default defineMappingFunction({
  category: 'Logical',
  name: 'IfError',
  summary: 'Returns the value of an expression, or a fallback if the expression fails.',
  parameters: {
    expression: {type: 'Expression', data: true, description: 'the expression to try'},
    fallback: {
      type: 'Expression',
      description: 'the result if the expression fails, evaluated only in that case',
    },
    codes: {
      type: 'List<Text>',
      default: null,
      description:
        'the error codes to catch, such as `["E_PARSE"]`; by default, all except `E_PATH` and `E_FORMAT`',
    },
  },
  returns: {
    type: 'Any',
    nullable: true,
    description: 'the value of the expression, or the fallback',
  },
  nullPolicy: 'value',
  nullAndEmpty: 'It isn’t an error: if the expression returns null, so does this function.',
  errors: [{code: 'E_TYPE', when: 'an item in `codes` isn’t an error code'}],
  examples: [
    {
      title: 'A total that isn’t a number',
      kind: 'typical',
      input: {order: 4711, total: 'on request'},
      args: {
        expression: expression('Logical.Compare($.total, 100, ">")'),
        fallback: false,
      },
      result: false,
    },
    {
      title: 'Catching only one error code',
      kind: 'typical',
      input: [
        {sku: 'A-1', stock: 4},
        {sku: 'A-1', stock: 9},
      ],
      args: {
        expression: expression('List.IndexBy($, @.sku)'),
        fallback: 'duplicate SKU',
        codes: ['E_DUPLICATE'],
      },
      result: 'duplicate SKU',
    },
    {
      title: 'No error',
      kind: 'edge',
      input: {total: 250},
      args: {
        expression: expression('Logical.Compare($.total, 100, ">")'),
        fallback: false,
      },
      result: true,
    },
    {
      title: 'An error code that isn’t listed',
      kind: 'edge',
      input: {total: 'on request'},
      args: {
        expression: expression('Logical.Compare($.total, 100, ">")'),
        fallback: false,
        codes: ['E_PARSE', 'E_RANGE'],
      },
      error: 'E_TYPE',
    },
    {
      title: 'Null isn’t an error',
      kind: 'null',
      input: {total: null},
      args: {expression: expression('$.total'), fallback: 0},
      result: null,
    },
    {
      title: 'An unknown error code',
      kind: 'error',
      args: {expression: 1, fallback: 0, codes: ['E_PARSING']},
      error: 'E_TYPE',
    },
  ],
  related: [
    {function: 'Logical/Coalesce', role: 'often used with'},
    {function: 'Logical/IfEmpty', role: 'alternative'},
  ],
  equivalents: [
    {
      tool: 'excel',
      name: 'IFERROR',
      differs: 'can’t select errors, and `IFNA` replaces only `#N/A`',
    },
    {
      tool: 'jq',
      name: 'try',
      expression: 'try .expression catch .fallback',
      example: 'No error',
      differs: 'can’t select errors by code',
    },
    {tool: 'dataweave', name: 'try', differs: 'needs `orElse` for the fallback'},
    {tool: 'bloblang', name: 'catch', differs: 'can’t select errors'},
  ],
  tags: ['mapping', 'logical', 'error-handling'],
  aliases:
    "IFERROR, try, catch, try otherwise, on error, TRY_CAST, recover, ignore errors, handle exception, something else when it fails, suppress failure, bad row shouldn't stop, #N/A, #DIV/0, tolerate invalid data, unparsable value, zero on failure, on error use default, continue on error, error safe, skip invalid",
  notes: [
    '`E_PATH` and `E_FORMAT` usually point to a mistake in the mapping, which a fallback would hide. List them in `codes` if the path or format comes from the data.',
    'Syntax errors and calls to unknown functions are never caught.',
    'List only the codes that you expect, so other errors still surface.',
  ],
  run: function* ({expression: attempt, fallback, codes}) {
    const unknown = codes?.find((code) => !isErrorCode(code));
    if (unknown !== undefined) {
      fail(
        'E_TYPE',
        `${quote(unknown)} isn’t an error code. Use a code such as "E_PARSE".`,
        'codes',
      );
    }
    try {
      return yield attempt();
    } catch (error) {
      const caught: readonly string[] = codes ?? caughtUnlessListed;
      if (error instanceof MappingError && caught.includes(error.code)) {
        return yield fallback();
      }
      throw error;
    }
  },
});

import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {Json} from '@documentation/base/internal/values/json';
import type {
  Call,
  HttpRequest,
  HttpResponse,
  RecordedCall,
  SqlFailure,
  SqlResult,
} from '@documentation/workflow/internal/language/types';
import {colourNotation} from '../colouring/notationTokens';
import {encodeTokens, matchTokens, type Token} from '../colouring/tokens';
import {formatResult} from './formatResult';
import {formatCount} from './formatSize';

export interface Coloured {
  readonly code: string;
  /** Encoded by packages/reference/src/colouring/tokens.ts. */
  readonly tokens: string;
}

export interface Part extends Coloured {
  readonly label: string;
}

type Colour = (code: string) => readonly Token[];

/** Colours the method of a request or the status of a response, and header names. */
const colourHead: Colour = (code) =>
  matchTokens(code, /^(?:(?<function>[A-Z]+)(?= )|(?<constant>\d{3})$|(?<keyword>[\w-]+)(?=: ))/gm);

const colourSql: Colour = (code) =>
  matchTokens(
    code,
    /(?<string>'(?:[^']|'')*')|(?<constant>\b\d+\b|[$@]\w+|\?)|(?<keyword>\b[A-Z]{2,}\b)/g,
  );

const plain: Colour = (text) => [{text, kind: 'plain'}];

function coloured(head: string, colour: Colour, body?: Json): Coloured {
  if (body === undefined) {
    return {code: head, tokens: encodeTokens(colour(head))};
  }
  // A browser shows CR LF, which separates lines in form data, as two line breaks.
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n') : formatResult(body);
  const isJson = typeof body !== 'string' || /^[{[]/.test(text);
  return {
    code: `${head}\n\n${text}`,
    tokens: encodeTokens([
      ...colour(head),
      ...plain('\n\n'),
      ...(isJson ? colourNotation : plain)(text),
    ]),
  };
}

function headerLines(headers: Readonly<Record<string, string>> = {}): string {
  return Object.entries(headers)
    .map(([name, value]) => `\n${name}: ${value}`)
    .join('');
}

/** Formats a request: 'POST https://…', the headers, an empty line and the body. */
function formatRequest({method, url, headers, body}: HttpRequest): Coloured {
  return coloured(`${method} ${url}${headerLines(headers)}`, colourHead, body);
}

export function formatResponse(response: HttpResponse | 'timeout'): Coloured {
  return response === 'timeout'
    ? coloured('no response before the timeout', plain)
    : coloured(`${response.status}${headerLines(response.headers)}`, colourHead, response.body);
}

function formatSqlResult(result: SqlResult | SqlFailure): Coloured {
  if ('sqlState' in result) {
    return coloured(`error ${result.sqlState}: ${result.message}`, plain);
  }
  const {rows, affected} = result;
  return rows.length > 0
    ? coloured(formatResult(rows), colourNotation)
    : coloured(`${formatCount(affected)} ${affected === 1 ? 'row' : 'rows'} affected`, plain);
}

export function formatCall(call: Call): Coloured {
  if ('wait' in call) {
    return coloured(call.wait === 1 ? '1 second' : `${formatCount(call.wait)} seconds`, plain);
  }
  if ('sql' in call) {
    const {sql, parameters} = call;
    return coloured(sql, colourSql, parameters.length > 0 ? parameters : undefined);
  }
  return formatRequest(call);
}

export function formatAnswer(call: Exclude<RecordedCall, {readonly wait: number}>): Coloured {
  return 'statement' in call ? formatSqlResult(call.result) : formatResponse(call.response);
}

/** Returns a call and its response as labelled parts. */
export function partsOfCall(call: RecordedCall): Part[] {
  const asked = formatCall(askedIn(call));
  if ('wait' in call) {
    return [{label: 'Waits', ...asked}];
  }
  return 'statement' in call
    ? [
        {label: 'Statement sent', ...asked},
        {label: 'Result', ...formatAnswer(call)},
      ]
    : [
        {label: 'Request sent', ...asked},
        {label: 'Response', ...formatAnswer(call)},
      ];
}

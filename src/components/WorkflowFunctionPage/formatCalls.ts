import {askedIn} from '../../../functions/exampleRun';
import type {
  Call,
  HttpRequest,
  HttpResponse,
  Json,
  RecordedCall,
  SqlFailure,
  SqlResult,
} from '../../../functions/workflowTypes';
import {formatResult} from '../FunctionPage/formatResult';

export interface Part {
  readonly label: string;
  readonly code: string;
}

function withBody(head: string, body: Json | undefined): string {
  if (body === undefined) {
    return head;
  }
  // A browser shows CR LF, which forms have, as two line breaks.
  const text = typeof body === 'string' ? body.replaceAll('\r\n', '\n') : formatResult(body);
  return `${head}\n\n${text}`;
}

function headerLines(headers: Readonly<Record<string, string>> = {}): string {
  return Object.entries(headers)
    .map(([name, value]) => `\n${name}: ${value}`)
    .join('');
}

/** POST https://… with its headers, an empty line, and its body */
function formatRequest({method, url, headers, body}: HttpRequest): string {
  return withBody(`${method} ${url}${headerLines(headers)}`, body);
}

function formatResponse(response: HttpResponse | 'timeout'): string {
  return response === 'timeout'
    ? 'no answer within the time limit'
    : withBody(`${response.status}${headerLines(response.headers)}`, response.body);
}

function formatSqlResult(result: SqlResult | SqlFailure): string {
  if ('sqlState' in result) {
    return `error ${result.sqlState}: ${result.message}`;
  }
  const {rows, affected} = result;
  return rows.length > 0
    ? formatResult(rows)
    : `${affected} ${affected === 1 ? 'row' : 'rows'} affected`;
}

export function formatCall(call: Call): string {
  if ('wait' in call) {
    return call.wait === 1 ? '1 second' : `${call.wait} seconds`;
  }
  if ('sql' in call) {
    const {sql, parameters} = call;
    return parameters.length > 0 ? `${sql}\n\n${formatResult(parameters)}` : sql;
  }
  return formatRequest(call);
}

export function formatAnswer(call: Exclude<RecordedCall, {readonly wait: number}>): string {
  return 'statement' in call ? formatSqlResult(call.result) : formatResponse(call.response);
}

/** What the function asks of others and what they answer, in order. */
export function partsOfCall(call: RecordedCall): Part[] {
  const code = formatCall(askedIn(call));
  if ('wait' in call) {
    return [{label: 'Waits', code}];
  }
  return 'statement' in call
    ? [
        {label: 'Statement sent', code},
        {label: 'Result', code: formatAnswer(call)},
      ]
    : [
        {label: 'Request sent', code},
        {label: 'Answer', code: formatAnswer(call)},
      ];
}

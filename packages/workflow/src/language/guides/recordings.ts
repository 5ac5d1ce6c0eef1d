/** Requests and responses that several scenarios use. */
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {HttpResponse, RecordedResponse} from '../types';

interface Request {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

/** A request that a web handler receives. */
export function requestTo(
  url: string,
  {method = 'POST', headers = {}, body}: Request = {},
): JsonObject {
  const content: JsonObject =
    body === undefined ? {} : {body: typeof body === 'string' ? body : JSON.stringify(body)};
  const type: Record<string, string> =
    body === undefined ? {} : {'content-type': 'application/json'};
  return {method, url, headers: {...type, ...headers}, ...content, ip: '198.51.100.17'};
}

/** A JSON response. `takesSeconds` is how long the other system takes to respond. */
export function json(body: Json, takesSeconds = 0.4, status = 200): RecordedResponse {
  const response = {status, headers: {'content-type': 'application/json'}, body};
  return {response, takesSeconds};
}

export function failing(
  status: number,
  {body, headers = {}}: Pick<HttpResponse, 'body' | 'headers'> = {},
  takesSeconds = 0.4,
): RecordedResponse {
  return {response: {status, headers, ...(body !== undefined && {body})}, takesSeconds};
}

/** No response arrives. */
export const silence: RecordedResponse = {response: 'timeout'};

export function slackPosted(text: string): RecordedResponse {
  const ts = '1717218000.000100';
  return json({ok: true, channel: 'C0123456789', ts, message: {text}}, 0.3);
}

/** A reply from a Mistral model. */
export function mistralReply(content: string, takesSeconds = 1.6): RecordedResponse {
  return json(
    {
      model: 'mistral-small-latest',
      choices: [{index: 0, finish_reason: 'stop', message: {role: 'assistant', content}}],
      usage: {prompt_tokens: 80, completion_tokens: 20, total_tokens: 100},
    },
    takesSeconds,
  );
}

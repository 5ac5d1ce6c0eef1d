/** The retail channel interface: requests to a sales channel, and its responses. */
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {Answer, Call, HttpRequest, WorkflowExample} from '../../language/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';

export const channelConfiguration = {
  channelUrl: {
    type: 'string',
    format: 'uri',
    description: 'the channel’s base URL, such as `"https://channel.example.com/v1"`',
  },
  credential: {
    type: 'string',
    description: 'the name of the secret that holds the channel’s access token',
  },
} as const;

export const channelCredential = {
  field: 'credential',
  what: 'An access token for the sales channel, sent as a bearer token',
  from: 'Create it in the channel’s settings with permission to publish, and save it as a secret.',
} as const;

export const channelNote =
  'The sales channel is a marketplace or shop service that implements the retail channel interface. The examples show each request in full.';

/** A reason why a record was rejected. */
export interface Rejection {
  readonly sku: string;
  readonly field: string;
  readonly message: string;
}

export const rejectedField = {
  type: 'array',
  description: 'why the platform or the channel rejected records, with one item per problem',
  items: object(
    {
      sku: {type: 'string', description: 'the SKU of the record'},
      field: {type: 'string', description: 'the field with the problem'},
      message: {type: 'string', description: 'what is wrong'},
    },
    ['sku', 'field', 'message'],
  ),
} as const;

interface Channel {
  readonly channelUrl: string;
  readonly token: string;
}

export function channelRequest(
  {channelUrl, token}: Channel,
  method: 'GET' | 'POST',
  path: string,
  body?: Json,
): HttpRequest {
  return {
    method,
    url: channelUrl.replace(/\/+$/, '') + path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && {'content-type': 'application/json'}),
    },
    ...(body !== undefined && {body}),
  };
}

export function channelAnswer<T>(answer: Answer): T {
  return jsonObject<T>(successfulResponse(answer, 'The channel'), 'The channel');
}

/** Counts the accepted records. A record can be rejected for several reasons, but counts once. */
export function acceptedCount(sent: number, rejected: readonly Rejection[]): number {
  return sent - new Set(rejected.map(({sku}) => sku)).size;
}

/** Publishes the valid records, if there are any, and reports all rejections. */
export function* publish(
  channel: Channel,
  path: string,
  body: Json,
  {good, rejected}: Sorted<unknown>,
): Generator<Call, {accepted: number; rejected: readonly Rejection[]}, Answer> {
  if (good.length === 0) {
    return {accepted: 0, rejected};
  }
  const {rejected: refused = []} = channelAnswer<{rejected?: readonly Rejection[]}>(
    yield channelRequest(channel, 'POST', path, body),
  );
  return {accepted: acceptedCount(good.length, refused), rejected: [...rejected, ...refused]};
}

interface Sorted<T> {
  readonly good: readonly T[];
  readonly rejected: readonly Rejection[];
}

/** Separates valid records from those that break a rule. A rule returns a message if a field isn't valid. */
export function sortOut<T extends {readonly sku: string}>(
  records: readonly T[],
  rules: Readonly<Record<string, (record: T) => string | false | undefined>>,
): Sorted<T> {
  const rejected: Rejection[] = [];
  const good = records.filter((record) => {
    const problems = Object.entries(rules).flatMap(([field, rule]) => {
      const message = rule(record);
      return message ? [{sku: record.sku, field, message}] : [];
    });
    rejected.push(...problems);
    return problems.length === 0;
  });
  return {good, rejected};
}

export function skuProblem({sku}: {readonly sku: string}): string | false {
  return (
    !/^[\w.-]{1,64}$/.test(sku) &&
    'A SKU must consist of 1 to 64 letters, digits, dots, hyphens or underscores.'
  );
}

/** Returns the errors with which any channel request can fail, except E_REFUSED. */
export function channelErrors(what: string) {
  return [
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist, or the channel rejects the token'},
    {code: 'E_NOT_FOUND', when: `the channel doesn’t recognise the ${what}`},
    {code: 'E_RATE_LIMIT', when: 'the channel receives too many requests'},
    {code: 'E_UPSTREAM', when: 'the channel returns a server error, or its response isn’t JSON'},
  ] as const;
}

/** Returns an example of each error in `channelErrors`. */
export function failures(
  what: string,
  request: HttpRequest,
  example: {configuration: JsonObject; input: JsonObject; given: WorkflowExample['given']},
): WorkflowExample[] {
  const answers = [
    ['An expired token', 401, {error: 'token_expired'}, 'E_CREDENTIAL'],
    [`An unknown ${what}`, 404, {error: 'not_found'}, 'E_NOT_FOUND'],
    ['Too many requests', 429, {error: 'too_many_requests'}, 'E_RATE_LIMIT'],
    ['A channel that is down for maintenance', 503, 'Service unavailable', 'E_UPSTREAM'],
  ] as const;
  return answers.map(([title, status, body, error]) => ({
    title,
    ...example,
    calls: [{request, response: {status, body}}],
    error,
  }));
}

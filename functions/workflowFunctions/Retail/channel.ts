/** The retail channel interface: what the platform sends to a sales channel, and what it answers. */
import {object} from '../../workflow/schemas';
import type {
  Answer,
  Call,
  HttpRequest,
  Json,
  JsonObject,
  WorkflowExample,
} from '../../workflow/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';

export const channelConfiguration = {
  channelUrl: {
    type: 'string',
    format: 'uri',
    description: 'the base address of the channel, such as `"https://channel.example.com/v1"`',
  },
  credential: {type: 'string', description: 'the name of the channel’s access token'},
} as const;

export const channelCredential = {
  field: 'credential',
  what: 'An access token of the sales channel, sent as a bearer token',
  from: 'Create it where you manage the channel, with the right to publish, and save it as a credential.',
} as const;

export const channelNote =
  'The channel is a service of your marketplace or shop that offers the retail channel interface; the examples show each request in full.';

/** Why a record didn't go through. */
export interface Rejection {
  readonly sku: string;
  readonly field: string;
  readonly message: string;
}

export const rejectedField = {
  type: 'array',
  description: 'the records that weren’t published, by the platform’s check or by the channel',
  items: object(
    {
      sku: {type: 'string', description: 'the SKU of the record'},
      field: {type: 'string', description: 'the field that is wrong'},
      message: {type: 'string', description: 'what is wrong with it'},
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

/** How many records went through: a record can be rejected for several reasons. */
export function acceptedCount(sent: number, rejected: readonly Rejection[]): number {
  return sent - new Set(rejected.map(({sku}) => sku)).size;
}

/** Publishes the records that passed the check, if there are any, and says what became of all. */
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

/** Sorts out records that break a rule; a rule says what is wrong with a field, or nothing. */
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
  return !/^[\w.-]{1,64}$/.test(sku) && 'A SKU has 1 to 64 letters, digits, dots and hyphens.';
}

/** The errors that every call to a channel can end in, but for what it refuses. */
export function channelErrors(what: string) {
  return [
    {code: 'E_CREDENTIAL', when: 'there is no such token, or the channel doesn’t accept it'},
    {code: 'E_NOT_FOUND', when: `the channel doesn’t know the ${what}`},
    {code: 'E_RATE_LIMIT', when: 'the channel gets too many requests'},
    {code: 'E_UPSTREAM', when: 'the channel fails, or answers with something else than JSON'},
  ] as const;
}

/** An example for each of them. */
export function failures(
  what: string,
  request: HttpRequest,
  example: {configuration: JsonObject; input: JsonObject; given: WorkflowExample['given']},
): WorkflowExample[] {
  const answers = [
    ['A token that has ended', 401, {error: 'token_expired'}, 'E_CREDENTIAL'],
    [`The channel doesn’t know the ${what}`, 404, {error: 'not_found'}, 'E_NOT_FOUND'],
    ['Too many requests', 429, {error: 'too_many_requests'}, 'E_RATE_LIMIT'],
    ['The channel is down for maintenance', 503, 'Service unavailable', 'E_UPSTREAM'],
  ] as const;
  return answers.map(([title, status, body, error]) => ({
    title,
    ...example,
    calls: [{request, response: {status, body}}],
    error,
  }));
}

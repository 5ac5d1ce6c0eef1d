import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, Call, HttpRequest, HttpResponse} from '../../language/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';
import {requestWithRetries} from '../../http/requestWithRetries';
import type {ServiceAccess} from '../../http/serviceAccess';

/** A record as HubSpot returns it. */
export interface HubSpotRecord {
  readonly id: string;
  readonly properties: Readonly<Record<string, string | null>>;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly archived: boolean;
  readonly associations?: Readonly<
    Record<string, {readonly results: readonly {readonly id: string; readonly type: string}[]}>
  >;
}

/** An error that HubSpot reports for part of a batch. */
export interface BatchError {
  readonly message: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

export interface Batch<T> {
  readonly results: readonly T[];
  /** Included only in responses with status 207. */
  readonly errors?: readonly BatchError[];
}

function requestTo(token: string, path: string, body?: Json): HttpRequest {
  const authorization = `Bearer ${token}`;
  const url = `https://api.hubapi.com${path}`;
  return body === undefined
    ? {method: 'GET', url, headers: {authorization}}
    : {method: 'POST', url, headers: {authorization, 'content-type': 'application/json'}, body};
}

export function* getFromHubSpot(
  {token, now}: ServiceAccess,
  path: string,
): Generator<Call, HttpResponse, Answer> {
  return yield* requestWithRetries(requestTo(token, path), now);
}

export function* postToHubSpot<T>(
  {token, now}: ServiceAccess,
  path: string,
  body: Json,
): Generator<Call, T, Answer> {
  const response = yield* requestWithRetries(requestTo(token, path, body), now);
  return jsonObject<T>(successfulResponse(response, 'HubSpot'), 'HubSpot');
}

/** Splits items into batches of at most `size`, because HubSpot limits the inputs per request. */
export function* inBatches<T>(items: readonly T[], size: number): Generator<readonly T[]> {
  for (let start = 0; start < items.length; start += size) {
    yield items.slice(start, start + size);
  }
}

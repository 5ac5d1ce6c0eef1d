import {durationText} from '../format';
import {
  DELIVERY_KEPT_SECONDS,
  EVENT_ID_MAX_SECONDS,
  EVENT_ID_SECONDS,
  IDEMPOTENCY_KEY_CHARACTERS,
  IDEMPOTENCY_SECONDS,
  ISSUER_KEYS_SECONDS,
  OUTPUT_KEPT_SECONDS,
  RESPONSE_CACHE_SECONDS,
  RUN_KEPT_SECONDS,
  STORED_VALUE_SECONDS,
} from '../values/retention';
import type {Limits} from './types';

/** How long the platform keeps things. */
export const retention: Limits = {
  runs: {
    value: RUN_KEPT_SECONDS,
    unit: 'seconds',
    what: 'record of a run, after the run has ended',
    advice: 'Write what you need later to your own log, for example with `Hooks.OnComplete`.',
  },
  outputs: {
    value: OUTPUT_KEPT_SECONDS,
    unit: 'seconds',
    what: 'output of a run, after the run has ended',
    advice: 'Download the output, or store it with `Store.PutBlob`.',
  },
  deliveries: {
    value: DELIVERY_KEPT_SECONDS,
    unit: 'seconds',
    what: 'record of an outgoing webhook’s delivery, after the event',
    advice: 'Replay failed deliveries earlier, or get the run with the API.',
  },
  idempotency: {
    value: IDEMPOTENCY_SECONDS,
    unit: 'seconds',
    what: 'response to a request with an idempotency key',
    advice: 'Check in the list of runs whether the first request was processed.',
  },
  idempotencyKey: {
    value: IDEMPOTENCY_KEY_CHARACTERS,
    unit: 'characters',
    what: 'idempotency key',
    advice: 'Use a UUID, or a hash of a longer text.',
  },
  eventIds: {
    value: EVENT_ID_SECONDS,
    unit: 'seconds',
    what: 'event IDs that `Hooks.ReceiveWebhook` remembers, by default',
    advice: `Raise \`dedupeSeconds\`. The maximum is ${durationText(EVENT_ID_MAX_SECONDS)}.`,
  },
  cachedResponse: {
    value: RESPONSE_CACHE_SECONDS,
    unit: 'seconds',
    what: 'response that `HTTPClient.GetJson` caches, with `cacheSeconds`',
    advice: 'Keep the value with `Store.SetValue`.',
  },
  expiringValue: {
    value: STORED_VALUE_SECONDS,
    unit: 'seconds',
    what: 'value in the key-value store that has an expiry time',
    advice: 'Store the value without an expiry time.',
  },
  issuerKeys: {
    value: ISSUER_KEYS_SECONDS,
    unit: 'seconds',
    what: 'keys of a token issuer that `Guard.VerifyJwt` caches',
    advice: 'Publish a new key before you sign with it.',
  },
};

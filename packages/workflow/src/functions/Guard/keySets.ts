/** Caches an issuer's public keys for 10 minutes. If no key fits a token, fetches them again, at most once a minute. */
import {jsonObject, successfulResponse} from '../../http/serviceResponses';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
import {publicUrl} from '../../http/publicUrl';
import {failStep} from '../../language/stepErrors';
import type {Json, JsonObject} from '@documentation/base/internal/values/json';
import type {Answer, Call, Surroundings} from '../../language/types';
import {ISSUER_KEYS_SECONDS} from '@documentation/base/internal/limits/values/retention';
import {shorten} from '@documentation/base/internal/values/quote';

/** The minimum time between requests to the issuer, so made-up key IDs in tokens can't cause a flood of requests. */
const REFETCH_PAUSE_SECONDS = 60;

interface CachedKeys extends JsonObject {
  readonly fetchedAt: string;
  readonly keys: readonly JsonObject[];
}

function* fetchKeys(url: string): Generator<Call, readonly JsonObject[], Answer> {
  const {href, host} = publicUrl(url);
  const answer = yield {method: 'GET', url: href, headers: {accept: 'application/json'}};
  const {status} = answer as {status: number};
  if (status !== 200) {
    failStep(
      'E_UPSTREAM',
      `${shorten(host)} responded with ${status} instead of its keys. Check \`jwksUrl\`, or try again later.`,
    );
  }
  const {keys} = jsonObject<{keys?: Json}>(successfulResponse(answer, host), host);
  return Array.isArray(keys)
    ? (keys as JsonObject[])
    : failStep('E_UPSTREAM', `${shorten(host)} didn’t respond with a key set. Check \`jwksUrl\`.`);
}

/** Returns the keys that `matching` selects, from the cache if possible. */
export function* keysOf(
  url: string,
  matching: (keys: readonly JsonObject[]) => readonly JsonObject[],
  {now, store}: Surroundings,
): Generator<Call, readonly JsonObject[], Answer> {
  const storeKey = `jwks:${url}`;
  const cached = store.get(storeKey) as CachedKeys | undefined;
  const age = cached ? unixSeconds(now) - unixSeconds(cached.fetchedAt) : Infinity;
  if (Array.isArray(cached?.keys) && age < ISSUER_KEYS_SECONDS) {
    const found = matching(cached.keys);
    if (found.length > 0 || age < REFETCH_PAUSE_SECONDS) {
      return found;
    }
  }
  const keys = yield* fetchKeys(url);
  store.set(storeKey, {fetchedAt: now, keys});
  return matching(keys);
}

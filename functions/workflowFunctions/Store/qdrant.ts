import {failStep} from '../../workflow/stepErrors';
import type {Answer, HttpRequest, HttpResponse, Json} from '../../workflow/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';

export const urlField = {
  type: 'string',
  format: 'uri',
  description: 'the address of Qdrant, such as `"https://qdrant.example.com:6333"`',
} as const;

export const collectionField = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'the name of the collection',
} as const;

export const qdrantCredential = {
  field: 'credential',
  what: 'An API key of Qdrant',
  from: 'Create it in the console of Qdrant Cloud, or set it as `service.api_key` in the configuration of your own server. To search, the key must be allowed to read; to upsert, to write.',
} as const;

interface Target {
  readonly url: string;
  readonly collection: string;
  readonly key: string;
}

export function qdrantRequest(
  {url, collection, key}: Target,
  method: string,
  path: string,
  body: Json,
): HttpRequest {
  return {
    method,
    url: `${url.replace(/\/+$/, '')}/collections/${encodeURIComponent(collection)}${path}`,
    headers: {'api-key': key, 'content-type': 'application/json'},
    body,
  };
}

/** Every answer that succeeds has its value under `result`. */
export function qdrantResult<T>(answer: Answer): T {
  const {result} = jsonObject<{result?: T}>(successfulResponse(answer, 'Qdrant'), 'Qdrant');
  return result ?? failStep('E_UPSTREAM', 'Qdrant answers without a result.');
}

export function isMissing(answer: Answer): boolean {
  return (answer as HttpResponse).status === 404;
}

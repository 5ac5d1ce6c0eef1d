import {failStep} from '../../language/stepErrors';
import type {Json} from '@documentation/base/internal/values/json';
import type {Answer, HttpRequest, HttpResponse} from '../../language/types';
import {jsonObject, successfulResponse} from '../../http/serviceResponses';

export const urlField = {
  type: 'string',
  format: 'uri',
  description: 'the URL of your Qdrant server, such as `"https://qdrant.example.com:6333"`',
} as const;

export const collectionField = {
  type: 'string',
  minLength: 1,
  maxLength: 255,
  description: 'the collection name',
} as const;

export const qdrantCredential = {
  field: 'credential',
  what: 'A Qdrant API key',
  from: 'Create it in the Qdrant Cloud console, or set `service.api_key` in the configuration of your own server. The key needs read access to search, write access to write points, and global manage access to create collections.',
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

/** Returns the value of a successful response, which Qdrant puts under `result`. */
export function qdrantResult<T>(answer: Answer): T {
  const {result} = jsonObject<{result?: T}>(successfulResponse(answer, 'Qdrant'), 'Qdrant');
  return (
    result ??
    failStep(
      'E_UPSTREAM',
      'The response from Qdrant has no field "result". Check that `url` leads to a Qdrant server.',
    )
  );
}

export function isMissing(answer: Answer): boolean {
  return (answer as HttpResponse).status === 404;
}

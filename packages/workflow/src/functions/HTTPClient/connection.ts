/** Fields and helpers for the target, headers and credential, shared by the functions that call a URL. */
import {encodeBase64} from '@documentation/base/internal/encodings/base64';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import type {Surroundings} from '../../language/types';
import {checkedHeaders} from '../../http/checkedHeaders';
import {publicUrl} from '../../http/publicUrl';
import {quote, shorten} from '@documentation/base/internal/values/quote';

const textByName = {type: 'object', additionalProperties: {type: 'string'}, default: {}} as const;

/** The configuration fields for a connection. */
export const connection = {
  url: {
    type: 'string',
    pattern: '^https?://[^/?#{}]+(?:[/?].*)?$',
    description: 'the URL; placeholders in braces are filled in from `params`',
  },
  headers: {...textByName, description: 'the headers to send'},
  query: {...textByName, description: 'query parameters to add to the URL'},
  credential: {type: 'string', description: 'the name of the secret to send'},
  auth: {
    ...oneOf({
      bearer: 'in the `Authorization` header, as a bearer token',
      basic:
        'in the `Authorization` header, as Basic authentication, with a secret in the form `user:password`',
      header: 'in the header named by `authHeader`',
    }),
    default: 'bearer',
    description: 'how to send the secret',
  },
  authHeader: {
    type: 'string',
    default: 'X-API-Key',
    description: 'the header name, if `auth` is `header`',
  },
} as const;

export const retries = {
  type: 'integer',
  minimum: 0,
  maximum: 5,
  default: 2,
  description: 'the maximum number of retries per request after temporary failures',
} as const;

/** The input fields that complete the URL. */
export const placeInput = {
  params: {...textByName, description: 'values for the placeholders in the URL'},
  query: {...textByName, description: 'query parameters to add to the URL'},
} as const;

export const connectionCredential = {
  field: 'credential',
  what: 'A token, password or API key for the service that you call',
  from: 'The service issues it. Store it as a secret. For `basic`, store it in the form `user:password`. If the service needs no authentication, leave out `credential`.',
} as const;

type TextByName = Readonly<Record<string, string>>;

export interface Connection {
  readonly url: string;
  readonly headers: TextByName;
  readonly query: TextByName;
  readonly credential?: string | undefined;
  readonly auth: 'bearer' | 'basic' | 'header';
  readonly authHeader: string;
}

interface PlaceInput {
  readonly params: TextByName;
  readonly query: TextByName;
}

/** Fills in placeholders. Encodes '/' and rejects '.' and '..', so a value can't leave its path segment. */
function filledIn(template: string, params: TextByName): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : '';
    if (/^\.{0,2}$/.test(value)) {
      failStep(
        'E_INPUT',
        `The input at /params has no usable value for the placeholder {${shorten(name)}}. Set ${quote(name)} to text other than "", "." or "..".`,
      );
    }
    return encodeURIComponent(value);
  });
}

function credentialHeaders(
  {credential, auth, authHeader}: Connection,
  secret: Surroundings['secret'],
): Record<string, string> {
  if (credential === undefined) {
    return {};
  }
  const value = secret(credential);
  switch (auth) {
    case 'bearer':
      return {authorization: `Bearer ${value}`};
    case 'basic':
      return {authorization: `Basic ${encodeBase64(utf8(value))}`};
    case 'header':
      return {[authHeader.toLowerCase()]: value};
  }
}

export interface Target {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  /** The names of headers that must not be sent to another origin. */
  readonly secretHeaders: readonly string[];
}

/** Returns the URL and headers of a request. */
export function targetOf(
  configuration: Connection,
  input: PlaceInput,
  {secret}: Pick<Surroundings, 'secret'>,
): Target {
  const url = publicUrl(filledIn(configuration.url, input.params));
  for (const [name, value] of Object.entries({...configuration.query, ...input.query})) {
    url.searchParams.set(name, value);
  }
  const credential = checkedHeaders(credentialHeaders(configuration, secret));
  return {
    url,
    headers: {...checkedHeaders(configuration.headers), ...credential},
    secretHeaders: ['authorization', 'cookie', ...Object.keys(credential)],
  };
}

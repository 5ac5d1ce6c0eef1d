/** What all functions that call others have in common: where, with which headers, as whom. */
import {encodeBase64} from '../../formats/encodings/base64';
import {utf8} from '../../formats/encodings/utf8';
import {oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import type {Surroundings} from '../../workflow/types';
import {checkedHeaders} from '../../http/checkedHeaders';
import {publicUrl} from '../../http/publicUrl';

const textByName = {type: 'object', additionalProperties: {type: 'string'}, default: {}} as const;

/** Fields of the configuration. */
export const connection = {
  url: {
    type: 'string',
    pattern: '^https?://[^/?#{}]+(?:[/?].*)?$',
    description: 'the address; parts in braces are filled in from `params`',
  },
  headers: {...textByName, description: 'headers to send'},
  query: {...textByName, description: 'parameters to add to the address'},
  credential: {type: 'string', description: 'the name of the credential to send'},
  auth: {
    ...oneOf({
      bearer: 'in `Authorization`, after the word `Bearer`',
      basic: 'in `Authorization`, as user and password: `user:password`',
      header: 'in the header that `authHeader` names',
    }),
    default: 'bearer',
    description: 'how the credential is sent',
  },
  authHeader: {
    type: 'string',
    default: 'X-API-Key',
    description: 'the header, if `auth` is `header`',
  },
} as const;

export const retries = {
  type: 'integer',
  minimum: 0,
  maximum: 5,
  default: 2,
  description: 'how often a request that failed for a passing reason is repeated',
} as const;

/** Fields of the input. */
export const placeInput = {
  params: {...textByName, description: 'values for the parts of the address in braces'},
  query: {...textByName, description: 'parameters to add to the address'},
} as const;

export const connectionCredential = {
  field: 'credential',
  what: 'A token, a password or an API key of the service that you call',
  from: 'The service gives it to you. Store it as a credential; for `basic` in the form `user:password`. An address that needs none is called without.',
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

/** A value can't leave its place: '/' is encoded, and the names for folders are refused. */
function filledIn(template: string, params: TextByName): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name]! : '';
    if (/^\.{0,2}$/.test(value)) {
      failStep('E_INPUT', `The input at /params: There is no usable value for {${name}}.`);
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
  /** The headers that no other site may get. */
  readonly secretHeaders: readonly string[];
}

/** Where a request goes, and with which headers. */
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

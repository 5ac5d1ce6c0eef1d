import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {isSameSecret} from '@documentation/base/internal/digests/digests';
import {requestWith} from '../../http/incomingRequest';
import {quote, shorten} from '@documentation/base/internal/values/quote';

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'AccessKey',
  summary: 'Allows only requests that include one of your access keys.',
  kind: 'guard',
  configuration: object(
    {
      keys: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 50,
        description: 'the names of the secrets that hold the access keys',
      },
      location: {
        ...oneOf({
          header: 'in a request header',
          query: 'in a query parameter, for callers that can’t set headers',
        }),
        default: 'header',
        description: 'where callers send the access key',
      },
      name: {
        type: 'string',
        default: 'X-Access-Key',
        description: 'the name of the header or query parameter',
      },
      scopes: {
        type: 'object',
        additionalProperties: {type: 'array', items: {type: 'string'}},
        default: {},
        description: 'the scopes of each access key, by secret name',
      },
      requires: {
        type: 'array',
        items: {type: 'string'},
        default: [],
        description: 'the scopes that an access key needs for this workflow',
      },
    },
    ['keys'],
  ),
  input: object({request: requestWith('headers', 'query')}, ['request']),
  output: object(
    {
      keyId: {
        type: 'string',
        description: 'the name of the secret that holds the caller’s access key',
      },
      scopes: {type: 'array', items: {type: 'string'}, description: 'the scopes of the access key'},
    },
    ['keyId', 'scopes'],
  ),
  credentials: [
    {
      field: 'keys',
      what: 'The access keys, one for each caller',
      from: 'Generate each access key yourself, with at least 32 random characters. Store it as a secret, and give it to one caller. To rotate a key, add a second secret, switch the caller over, and remove the first secret.',
    },
  ],
  errors: [
    {code: 'E_UNAUTHORIZED', when: 'the access key is missing or unknown; the caller gets 401'},
    {code: 'E_FORBIDDEN', when: 'the access key lacks a required scope; the caller gets 403'},
    {code: 'E_CREDENTIAL', when: 'a secret named in `keys` doesn’t exist'},
  ],
  examples: [
    {
      title: 'An access key in a header',
      configuration: {keys: ['shop-key']},
      input: {
        request: {headers: {host: 'api.example.com', 'x-access-key': 'ak-example-shop'}, query: {}},
      },
      given: {secrets: {'shop-key': 'ak-example-shop'}},
      output: {keyId: 'shop-key', scopes: []},
    },
    {
      title: 'Two valid keys during rotation',
      note: 'The caller still sends the old key. `keyId` shows who hasn’t switched yet.',
      configuration: {
        keys: ['shop-key-2024', 'shop-key-2023'],
        name: 'Authorization',
        scopes: {'shop-key-2024': ['orders:write'], 'shop-key-2023': ['orders:write']},
        requires: ['orders:write'],
      },
      input: {request: {headers: {authorization: 'Bearer ak-example-old'}, query: {}}},
      given: {secrets: {'shop-key-2024': 'ak-example-new', 'shop-key-2023': 'ak-example-old'}},
      output: {keyId: 'shop-key-2023', scopes: ['orders:write']},
    },
    {
      title: 'An access key in a query parameter',
      configuration: {keys: ['feed-key'], location: 'query', name: 'key'},
      input: {request: {headers: {}, query: {key: 'ak-example-feed', format: 'csv'}}},
      given: {secrets: {'feed-key': 'ak-example-feed'}},
      output: {keyId: 'feed-key', scopes: []},
    },
    {
      title: 'No access key',
      configuration: {keys: ['shop-key']},
      input: {request: {headers: {host: 'api.example.com'}, query: {}}},
      given: {secrets: {'shop-key': 'ak-example-shop'}},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'An access key without the required scope',
      configuration: {
        keys: ['report-key'],
        scopes: {'report-key': ['orders:read']},
        requires: ['orders:write'],
      },
      input: {request: {headers: {'x-access-key': 'ak-example-report'}, query: {}}},
      given: {secrets: {'report-key': 'ak-example-report'}},
      error: 'E_FORBIDDEN',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {keys: ['shop-keys']},
      input: {request: {headers: {'x-access-key': 'ak-example-shop'}, query: {}}},
      given: {secrets: {'shop-key': 'ak-example-shop'}},
      error: 'E_CREDENTIAL',
    },
  ],
  related: [
    {function: 'Guard/VerifyJwt', role: 'alternative'},
    {function: 'Guard/VerifySignature', role: 'alternative'},
    {function: 'Guard/RateLimit', role: 'often used with'},
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
    {function: 'Guard/IpAllowList', role: 'often used with'},
  ],
  tags: ['workflow', 'guard', 'access-key', 'auth', 'secret', 'http-server'],
  aliases:
    'API key, header auth, X-API-Key, bearer key, webhook authentication, protect endpoint, password for webhook, who may call, secure my API, token check, 401 unauthorized, 403 forbidden, permissions per client, partners only, shared secret, keep strangers out, authenticate caller, only authorised clients, access control, restrict endpoint, lock endpoint, prevent anonymous access, unauthorised calls, require password, security of webhook, credentials of caller',
  notes: [
    'The guard compares access keys in constant time, so response times reveal nothing about them. It ignores the word `Bearer` before a key, so callers can use the `Authorization` header.',
    'Prefer a header. Query strings, and the keys in them, end up in logs and browser histories.',
  ],
  run: async ({configuration, input: {request}, surroundings}) => {
    const {keys, location, name, scopes, requires} = configuration;
    const sent = location === 'header' ? request.headers[name.toLowerCase()] : request.query[name];
    const key = typeof sent === 'string' ? sent.replace(/^Bearer +/i, '') : '';
    const matches = await Promise.all(keys.map((id) => isSameSecret(key, surroundings.secret(id))));
    const keyId = keys[matches.indexOf(true)];
    if (key === '' || keyId === undefined) {
      return failStep(
        'E_UNAUTHORIZED',
        `The request has no valid access key. Send one in the ${location === 'header' ? 'header' : 'query parameter'} ${quote(name)}.`,
      );
    }
    const granted = scopes[keyId] ?? [];
    const missing = requires.filter((scope) => !granted.includes(scope));
    if (missing.length > 0) {
      failStep(
        'E_FORBIDDEN',
        `The access key ${quote(keyId)} doesn’t have all required scopes. Add ${shorten(missing.join(', '), 200)} to its \`scopes\`, or send another key.`,
      );
    }
    return {keyId, scopes: granted};
  },
});

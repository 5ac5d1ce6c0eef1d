import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import {isSameSecret} from '../../formats/digests/digests';
import {requestWith} from '../../http/incomingRequest';

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'AccessKey',
  summary: 'Lets a request in only if it carries one of your access keys.',
  kind: 'guard',
  configuration: object(
    {
      keys: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 50,
        description: 'the names of the secrets that hold the keys',
      },
      location: {
        ...oneOf({
          header: 'a header of the request',
          query: 'a parameter of the query, for callers that can’t set headers',
        }),
        default: 'header',
        description: 'where the key is',
      },
      name: {
        type: 'string',
        default: 'X-Access-Key',
        description: 'the name of the header or parameter',
      },
      scopes: {
        type: 'object',
        additionalProperties: {type: 'array', items: {type: 'string'}},
        default: {},
        description: 'what each key may do, by the name of its secret',
      },
      requires: {
        type: 'array',
        items: {type: 'string'},
        default: [],
        description: 'the scopes that a key needs for this workflow',
      },
    },
    ['keys'],
  ),
  input: object({request: requestWith('headers', 'query')}, ['request']),
  output: object(
    {
      keyId: {type: 'string', description: 'the name of the secret whose key was sent'},
      scopes: {type: 'array', items: {type: 'string'}, description: 'what the key may do'},
    },
    ['keyId', 'scopes'],
  ),
  credentials: [
    {
      field: 'keys',
      what: 'The access keys, one secret for each caller',
      from: 'Make each key yourself, 32 random characters or more, store it as a secret and hand it to one caller. To replace a key, add a second secret, move the caller, and take the first one away.',
    },
  ],
  errors: [
    {code: 'E_UNAUTHORIZED', when: 'there is no key, or it isn’t known; the caller gets 401'},
    {code: 'E_FORBIDDEN', when: 'the key lacks a scope; the caller gets 403'},
    {code: 'E_CREDENTIAL', when: 'a name in `keys` isn’t the name of a secret'},
  ],
  examples: [
    {
      title: 'One key in a header',
      configuration: {keys: ['shop-key']},
      input: {
        request: {headers: {host: 'api.example.com', 'x-access-key': 'ak-example-shop'}, query: {}},
      },
      given: {secrets: {'shop-key': 'ak-example-shop'}},
      output: {keyId: 'shop-key', scopes: []},
    },
    {
      title: 'While a key is replaced, both are valid',
      note: 'The caller still sends the old key. `keyId` tells who hasn’t moved yet.',
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
      title: 'A key in the query',
      configuration: {keys: ['feed-key'], location: 'query', name: 'key'},
      input: {request: {headers: {}, query: {key: 'ak-example-feed', format: 'csv'}}},
      given: {secrets: {'feed-key': 'ak-example-feed'}},
      output: {keyId: 'feed-key', scopes: []},
    },
    {
      title: 'No key',
      configuration: {keys: ['shop-key']},
      input: {request: {headers: {host: 'api.example.com'}, query: {}}},
      given: {secrets: {'shop-key': 'ak-example-shop'}},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A valid key that may not do this',
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
  aliases: [
    'API key',
    'header auth',
    'X-API-Key',
    'bearer key',
    'webhook authentication',
    'protect endpoint',
    'password for webhook',
    'who may call',
    'secure my API',
    'token check',
    '401 unauthorized',
    '403 forbidden',
    'permissions per client',
    'partners only',
    'shared secret',
    'keep strangers out',
    'authenticate caller',
    'only authorised clients',
    'access control',
    'restrict endpoint',
    'lock endpoint',
    'prevent anonymous access',
    'unauthorised calls',
    'require password',
    'security of webhook',
    'credentials of caller',
  ],
  notes: [
    'Every key is compared in full and in constant time, so the time of an answer tells nothing about the key. In a header named `Authorization`, the word `Bearer` before the key is left out.',
    'Prefer a header. A query ends up in logs and histories, and the key with it.',
  ],
  run: async ({configuration, input: {request}, surroundings}) => {
    const {keys, location, name, scopes, requires} = configuration;
    const sent = location === 'header' ? request.headers[name.toLowerCase()] : request.query[name];
    const key = typeof sent === 'string' ? sent.replace(/^Bearer +/i, '') : '';
    const matches = await Promise.all(keys.map((id) => isSameSecret(key, surroundings.secret(id))));
    const keyId = keys[matches.indexOf(true)];
    if (key === '' || keyId === undefined) {
      return failStep('E_UNAUTHORIZED', 'The request carries no valid access key.');
    }
    const granted = scopes[keyId] ?? [];
    const missing = requires.filter((scope) => !granted.includes(scope));
    if (missing.length > 0) {
      failStep('E_FORBIDDEN', `The key "${keyId}" lacks the scope ${missing.join(', ')}.`);
    }
    return {keyId, scopes: granted};
  },
});

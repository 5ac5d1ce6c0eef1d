import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import {requestWith} from '../../http/incomingRequest';
import {unixSeconds} from '../../values/dates/unixSeconds';
import {
  checkClaims,
  isShared,
  jwtAlgorithms,
  matchingKeys,
  parseToken,
  verifyByKey,
  verifyBySecret,
  type JwtAlgorithm,
} from './jsonWebToken';
import {keysOf} from './keySets';

const issuer = 'https://id.example.com/';
const jwksUrl = 'https://id.example.com/.well-known/jwks.json';
const publicKey = {
  kid: '2024-05',
  kty: 'EC',
  crv: 'P-256',
  x: '4Ggg9GR2hln6M8sJLs0HhldRYdrs9nfSHp1_2loTsxA',
  y: '9OR2DfegAUHnZz1-ISLD0UWyvCsObp1mP8eGwY8nH5I',
  use: 'sig',
};
const claims = {iss: issuer, aud: 'orders-api', sub: 'user-42', exp: 1714565400};
const byKey = {issuer, audience: 'orders-api', jwksUrl, algorithms: ['ES256']};
const bySecret = {issuer, audience: 'orders-api', secret: 'token-secret', algorithms: ['HS256']};
const tokenSecret = {'token-secret': 'example-secret-of-32-characters!!'};
const fetchOfKeys = {method: 'GET', url: jwksUrl, headers: {accept: 'application/json'}};

const requestByKey = {
  headers: {
    authorization:
      'Bearer eyJhbGciOiJFUzI1NiIsImtpZCI6IjIwMjQtMDUifQ.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tLyIsImF1ZCI6Im9yZGVycy1hcGkiLCJzdWIiOiJ1c2VyLTQyIiwiZXhwIjoxNzE0NTY1NDAwfQ.7wTiGskuD_4MXRubipQ7z5XEWf_X50H3jzzVCi7uUahA0Xr-MSrK1QETkUivrKtNmjZsA6d_k-nLh_1b89Pmrg',
  },
};

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'VerifyJwt',
  summary: 'Lets a request in only if its JSON Web Token is signed, current and meant for you.',
  kind: 'guard',
  configuration: object(
    {
      issuer: {type: 'string', description: 'what the claim `iss` must be'},
      audience: {type: 'string', description: 'what the claim `aud` must be or contain'},
      jwksUrl: {
        type: 'string',
        pattern: '^https://',
        description: 'the address of the issuer’s public keys; for algorithms with a key pair',
      },
      secret: {
        type: 'string',
        description: 'the name of the shared secret; for `HS256` and `HS512`',
      },
      algorithms: {
        type: 'array',
        items: {type: 'string', enum: Object.keys(jwtAlgorithms) as JwtAlgorithm[]},
        minItems: 1,
        default: ['RS256'],
        description:
          'the algorithms that are accepted: `RS256`, `RS512`, `PS256`, `ES256` and `ES384` with `jwksUrl`, `HS256` and `HS512` with `secret`',
      },
      clockSkewSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: 300,
        default: 60,
        description: 'how far the clocks of issuer and platform may be apart',
      },
    },
    ['issuer', 'audience'],
  ),
  input: object({request: requestWith('headers')}, ['request']),
  output: object(
    {
      subject: {
        type: ['string', 'null'],
        description: 'the claim `sub`: who the token is about',
      },
      claims: {type: 'object', description: 'all claims of the token'},
    },
    ['subject', 'claims'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The secret that you share with the issuer, for `HS256` and `HS512`',
      from: 'The issuer gives it to you. It should have at least as many bytes as the hash: 32 or 64. With `jwksUrl` you need no secret.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: 'there is no token, its signature or its claims are wrong, or it has expired; the caller gets 401',
    },
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
    {code: 'E_UPSTREAM', when: 'the issuer doesn’t answer with its keys'},
    {code: 'E_REFUSED', when: '`jwksUrl` leads into a private network'},
  ],
  examples: [
    {
      title: 'A token of an identity provider',
      configuration: byKey,
      input: {request: requestByKey},
      calls: [{request: fetchOfKeys, response: {status: 200, body: {keys: [publicKey]}}}],
      output: {subject: 'user-42', claims},
      storeAfter: {
        [`jwks:${jwksUrl}`]: {fetchedAt: '2024-05-01T12:00:00Z', keys: [publicKey]},
      },
    },
    {
      title: 'The issuer has a new key',
      note: 'The keys were fetched five minutes ago and would still do, but the token names a key that isn’t among them.',
      configuration: byKey,
      input: {request: requestByKey},
      given: {
        store: {
          [`jwks:${jwksUrl}`]: {
            fetchedAt: '2024-05-01T11:55:00Z',
            keys: [{...publicKey, kid: '2024-04'}],
          },
        },
      },
      calls: [
        {
          request: fetchOfKeys,
          response: {status: 200, body: {keys: [{...publicKey, kid: '2024-04'}, publicKey]}},
        },
      ],
      output: {subject: 'user-42', claims},
      storeAfter: {
        [`jwks:${jwksUrl}`]: {
          fetchedAt: '2024-05-01T12:00:00Z',
          keys: [{...publicKey, kid: '2024-04'}, publicKey],
        },
      },
    },
    {
      title: 'A shared secret',
      configuration: bySecret,
      input: {
        request: {
          headers: {
            authorization:
              'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tLyIsImF1ZCI6Im9yZGVycy1hcGkiLCJzdWIiOiJ1c2VyLTQyIiwiZXhwIjoxNzE0NTY1NDAwfQ.RH4RkwhI7jp2X7Vz8B9hgD1OXSYFUnU-oDB7jsDPyHs',
          },
        },
      },
      given: {secrets: tokenSecret},
      output: {subject: 'user-42', claims},
    },
    {
      title: 'An expired token',
      note: 'It expired 61 seconds ago, and the clocks may be 60 seconds apart.',
      configuration: bySecret,
      input: {
        request: {
          headers: {
            authorization:
              'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tLyIsImF1ZCI6Im9yZGVycy1hcGkiLCJzdWIiOiJ1c2VyLTQyIiwiZXhwIjoxNzE0NTY0NzM5fQ.5XChPDZ17Q727H081FoPQg-hN70Q26BuJL2Y1-vQiVs',
          },
        },
      },
      given: {secrets: tokenSecret},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'A token without a signature',
      note: 'Its algorithm is `none`, which you can’t allow.',
      configuration: bySecret,
      input: {
        request: {
          headers: {
            authorization:
              'Bearer eyJhbGciOiJub25lIn0.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tLyIsImF1ZCI6Im9yZGVycy1hcGkiLCJzdWIiOiJ1c2VyLTQyIiwiZXhwIjoxNzE0NTY1NDAwfQ.',
          },
        },
      },
      given: {secrets: tokenSecret},
      error: 'E_UNAUTHORIZED',
    },
    {
      title: 'The issuer is down',
      configuration: byKey,
      input: {request: requestByKey},
      calls: [{request: fetchOfKeys, response: {status: 503, body: 'Service Unavailable'}}],
      error: 'E_UPSTREAM',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: bySecret,
      input: {
        request: {
          headers: {
            authorization:
              'Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkLmV4YW1wbGUuY29tLyIsImF1ZCI6Im9yZGVycy1hcGkiLCJzdWIiOiJ1c2VyLTQyIiwiZXhwIjoxNzE0NTY1NDAwfQ.RH4RkwhI7jp2X7Vz8B9hgD1OXSYFUnU-oDB7jsDPyHs',
          },
        },
      },
      error: 'E_CREDENTIAL',
    },
    {
      title: 'Keys in a private network',
      configuration: {...byKey, jwksUrl: 'https://10.0.0.8/jwks.json'},
      input: {request: requestByKey},
      error: 'E_REFUSED',
    },
  ],
  related: [
    {function: 'Guard/AccessKey', role: 'alternative'},
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
  ],
  tags: ['workflow', 'guard', 'auth', 'oauth'],
  aliases: [
    'JSON Web Token',
    'bearer token',
    'OpenID Connect',
    'JWKS',
    'OAuth access token',
    'check login token',
    'validate access token',
    'logged in users only',
    'Auth0',
    'Keycloak',
    'Okta',
    'Azure AD',
    'single sign-on',
    'identity provider',
    'token expired',
    'SSO',
    'authenticate user',
    'JWT validation',
    'decode token',
    'claims',
    'audience and issuer',
    'RS256',
    'Cognito',
    'Entra',
    'login of end users',
    'user roles',
    'access control',
  ],
  limits: [
    'The keys of an issuer are kept for 10 minutes. A token that names an unknown key makes the platform fetch them earlier, but not twice within a minute.',
  ],
  notes: [
    'The token stands in the header `Authorization`, after the word `Bearer`. A token without an expiry (`exp`) is refused.',
    'A token says who somebody is. Whether they may do this is for you to decide, by the claims.',
  ],
  async *converse({configuration, input: {request}, surroundings}) {
    const {jwksUrl: keysUrl, secret, algorithms} = configuration;
    const kinds = new Set(algorithms.map(isShared));
    if ((keysUrl === undefined) === (secret === undefined)) {
      failStep('E_CONFIGURATION', 'Give either `jwksUrl` or `secret`.');
    }
    if (kinds.has(secret === undefined)) {
      failStep(
        'E_CONFIGURATION',
        'The algorithms don’t fit: HS256 and HS512 go with `secret` only.',
      );
    }
    const [, text] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (text === undefined) {
      return failStep('E_UNAUTHORIZED', 'The request carries no token.');
    }
    const token = parseToken(text);
    const algorithm = algorithms.find((allowed) => allowed === token.header.alg);
    if (!algorithm) {
      return failStep('E_UNAUTHORIZED', 'The algorithm of the token isn’t allowed.');
    }
    const verifications =
      keysUrl === undefined
        ? [verifyBySecret(token, algorithm, surroundings.secret(secret!))]
        : (yield* keysOf(
            keysUrl,
            (keys) => matchingKeys(keys, token, algorithm),
            surroundings,
          )).map((key) => verifyByKey(token, algorithm, key));
    if (!(await Promise.all(verifications)).includes(true)) {
      failStep('E_UNAUTHORIZED', 'The signature of the token is wrong.');
    }
    checkClaims(token.claims, {...configuration, now: unixSeconds(surroundings.now)});
    const {sub} = token.claims;
    return {subject: typeof sub === 'string' ? sub : null, claims: token.claims};
  },
});

import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {requestWith} from '../../http/incomingRequest';
import {unixSeconds} from '@documentation/base/internal/values/dates/unixSeconds';
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
import {ISSUER_KEYS_SECONDS} from '@documentation/base/internal/limits/values/retention';
import {durationText} from '@documentation/base/internal/limits/format';

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
  summary: 'Allows only requests with a valid JSON Web Token from your issuer.',
  kind: 'guard',
  configuration: object(
    {
      issuer: {type: 'string', description: 'the required value of the `iss` claim'},
      audience: {
        type: 'string',
        description: 'the value that the `aud` claim must equal or contain',
      },
      jwksUrl: {
        type: 'string',
        pattern: '^https://',
        description: 'the URL of the issuer’s public keys (JWKS), for asymmetric algorithms',
      },
      secret: {
        type: 'string',
        description:
          'the name of the secret that you share with the issuer, for `HS256` and `HS512`',
      },
      algorithms: {
        type: 'array',
        items: {type: 'string', enum: Object.keys(jwtAlgorithms) as JwtAlgorithm[]},
        minItems: 1,
        default: ['RS256'],
        description:
          'the accepted algorithms; `RS256`, `RS512`, `PS256`, `ES256` and `ES384` need `jwksUrl`, and `HS256` and `HS512` need `secret`',
      },
      clockSkewSeconds: {
        type: 'integer',
        minimum: 0,
        maximum: 300,
        default: 60,
        description:
          'the maximum difference between the issuer’s clock and the platform’s, in seconds',
      },
    },
    ['issuer', 'audience'],
  ),
  input: object({request: requestWith('headers')}, ['request']),
  output: object(
    {
      subject: {
        type: ['string', 'null'],
        description: 'the `sub` claim, which identifies the caller; null if the claim is missing',
      },
      claims: {type: 'object', description: 'all claims in the token'},
    },
    ['subject', 'claims'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The secret that you share with the issuer, for `HS256` and `HS512`',
      from: 'The issuer gives it to you. It should have at least as many bytes as the hash: 32 for `HS256`, 64 for `HS512`. With `jwksUrl`, you don’t need a secret.',
    },
  ],
  errors: [
    {
      code: 'E_UNAUTHORIZED',
      when: 'the token is missing or expired, or its signature or a claim is invalid; the caller gets 401',
    },
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
    {code: 'E_UPSTREAM', when: 'the issuer doesn’t return its keys'},
    {code: 'E_REFUSED', when: '`jwksUrl` is on a private network'},
  ],
  examples: [
    {
      title: 'A token from an identity provider',
      configuration: byKey,
      input: {request: requestByKey},
      calls: [{request: fetchOfKeys, response: {status: 200, body: {keys: [publicKey]}}}],
      output: {subject: 'user-42', claims},
      storeAfter: {
        [`jwks:${jwksUrl}`]: {fetchedAt: '2024-05-01T12:00:00Z', keys: [publicKey]},
      },
    },
    {
      title: 'A token signed with a new key',
      note: 'The stored keys are only 5 minutes old. The key that the token names isn’t among them, so the guard fetches the keys again.',
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
      note: 'The token expired 61 seconds ago, but `clockSkewSeconds` allows only 60.',
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
      note: 'The token’s algorithm is `none`, which the guard never accepts.',
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
      title: 'An unavailable issuer',
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
      title: 'Keys on a private network',
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
  aliases:
    'JSON Web Token, bearer token, OpenID Connect, JWKS, OAuth access token, check login token, validate access token, logged in users only, Auth0, Keycloak, Okta, Azure AD, single sign-on, identity provider, token expired, SSO, authenticate user, JWT validation, decode token, claims, audience and issuer, RS256, Cognito, Entra, login of end users, user roles, access control',
  limits: [
    `An issuer’s keys are cached for ${durationText(ISSUER_KEYS_SECONDS)}. If a token names an unknown key, the guard fetches the keys again, but at most once a minute.`,
  ],
  notes: [
    'The guard reads the token from the `Authorization` header, after the word `Bearer`. It rejects tokens without an expiry time (`exp`).',
    'The guard verifies who the caller is, not what they’re allowed to do. To check permissions, use the claims in a later step.',
  ],
  async *converse({configuration, input: {request}, surroundings}) {
    const {jwksUrl: keysUrl, secret, algorithms} = configuration;
    const kinds = new Set(algorithms.map(isShared));
    if ((keysUrl === undefined) === (secret === undefined)) {
      failStep(
        'E_CONFIGURATION',
        'The configuration needs either `jwksUrl` or `secret`. Set one of them, not both.',
      );
    }
    if (kinds.has(secret === undefined)) {
      failStep(
        'E_CONFIGURATION',
        '`algorithms` doesn’t match the key. Use HS256 and HS512 with `secret`, and all other algorithms with `jwksUrl`.',
      );
    }
    const [, text] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (text === undefined) {
      return failStep(
        'E_UNAUTHORIZED',
        'The request has no token. Send one in the `Authorization` header, after the word `Bearer`.',
      );
    }
    const token = parseToken(text);
    const algorithm = algorithms.find((allowed) => allowed === token.header.alg);
    if (!algorithm) {
      return failStep(
        'E_UNAUTHORIZED',
        'The token’s algorithm isn’t allowed. Use one that is listed in `algorithms`.',
      );
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
      failStep(
        'E_UNAUTHORIZED',
        'The token’s signature isn’t valid. Request a new token from the issuer.',
      );
    }
    checkClaims(token.claims, {...configuration, now: unixSeconds(surroundings.now)});
    const {sub} = token.claims;
    return {subject: typeof sub === 'string' ? sub : null, claims: token.claims};
  },
});

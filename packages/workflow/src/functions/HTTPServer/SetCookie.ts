import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {utf8} from '@documentation/base/internal/encodings/utf8';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {COOKIE_NAME_PATTERN, signedValue} from './cookies';
import {durationText, grouped} from '@documentation/base/internal/limits/format';

const MAX_BYTES = 4096;
const MAX_AGE_SECONDS = 34_560_000;

interface Settings {
  readonly name: string;
  readonly path: string;
  readonly domain?: string | undefined;
  readonly sameSite: 'Lax' | 'Strict' | 'None';
  readonly secure: boolean;
  readonly maxAge?: number | undefined;
  readonly httpOnly: boolean;
}

/** Rejects settings that would make browsers silently drop the cookie. */
function checkSettings({name, path, domain, sameSite, secure}: Settings): void {
  if (sameSite === 'None' && !secure) {
    failStep(
      'E_CONFIGURATION',
      '`sameSite` is "None", but `secure` is false, so browsers would drop the cookie. Set `secure` to true.',
    );
  }
  if (name.startsWith('__Secure-') && !secure) {
    failStep(
      'E_CONFIGURATION',
      'The cookie name starts with __Secure-, but `secure` is false. Set `secure` to true.',
    );
  }
  if (name.startsWith('__Host-') && (!secure || path !== '/' || domain !== undefined)) {
    failStep(
      'E_CONFIGURATION',
      'The cookie name starts with __Host-, so `secure` must be true, `path` must be "/" and `domain` must be omitted.',
    );
  }
}

function attributes({path, domain, sameSite, secure, maxAge, httpOnly}: Settings): string {
  return [
    maxAge !== undefined && `Max-Age=${maxAge}`,
    domain !== undefined && `Domain=${domain}`,
    `Path=${path}`,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    `SameSite=${sameSite}`,
  ]
    .filter(Boolean)
    .join('; ');
}

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'SetCookie',
  summary: 'Sets a cookie that the browser sends back with later requests.',
  kind: 'response',
  configuration: object(
    {
      name: {
        type: 'string',
        pattern: COOKIE_NAME_PATTERN,
        description: 'the cookie name',
      },
      maxAge: {
        type: 'integer',
        minimum: 0,
        maximum: MAX_AGE_SECONDS,
        description:
          'the lifetime in seconds; 0 deletes the cookie, and by default it expires when the browser session ends',
      },
      path: {
        type: 'string',
        pattern: '^/[^;\\s]*$',
        default: '/',
        description:
          'the path for which the browser sends the cookie, including all paths below it',
      },
      domain: {
        type: 'string',
        pattern: '^[A-Za-z0-9.-]+$',
        description:
          'the domain that receives the cookie, including its subdomains; if omitted, only this host receives it',
      },
      sameSite: {
        ...oneOf({
          Lax: 'for requests from this site, and when someone follows a link to this site',
          Strict: 'only for requests from this site',
          None: 'for all requests, including those from other sites (requires `secure`)',
        }),
        default: 'Lax',
        description: 'when the browser sends the cookie',
      },
      secure: {
        type: 'boolean',
        default: true,
        description: 'whether the browser sends the cookie only over HTTPS',
      },
      httpOnly: {
        type: 'boolean',
        default: true,
        description: 'whether to hide the cookie from scripts on the page',
      },
      signed: {
        type: 'boolean',
        default: false,
        description: 'whether to add a signature, which `HTTPServer.GetCookie` can verify',
      },
      secret: {
        type: 'string',
        description: 'the name of the signing secret; required if `signed` is true',
      },
    },
    ['name'],
  ),
  input: object(
    {value: {type: 'string', description: 'the cookie value; special characters are encoded'}},
    ['value'],
  ),
  output: object(
    {
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the `set-cookie` header, which the platform adds to the response',
      },
    },
    ['headers'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The secret that your cookies are signed with',
      from: 'Generate at least 32 random characters and save them as a secret. Use the same secret in `HTTPServer.GetCookie`.',
    },
  ],
  errors: [
    {
      code: 'E_LIMIT',
      when: `the name and the encoded value together exceed ${grouped(MAX_BYTES)} bytes`,
    },
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
  ],
  examples: [
    {
      title: 'A cookie that lasts 30 days',
      configuration: {name: 'visited', maxAge: 2592000},
      input: {value: 'yes'},
      output: {
        headers: {
          'set-cookie': 'visited=yes; Max-Age=2592000; Path=/; Secure; HttpOnly; SameSite=Lax',
        },
      },
    },
    {
      title: 'A signed cookie',
      note: 'The signature follows the last dot. It covers the name and the value.',
      configuration: {name: 'visitor', sameSite: 'Strict', signed: true, secret: 'cookies'},
      input: {value: 'ada'},
      given: {secrets: {cookies: 'example-secret'}},
      output: {
        headers: {
          'set-cookie':
            'visitor=ada.VYValiCP7UkgYkf5B2J9o76KgZ3NE4sHunp0EuH8Yck; Path=/; Secure; HttpOnly; SameSite=Strict',
        },
      },
    },
    {
      title: 'Deleting a cookie',
      configuration: {name: 'visited', maxAge: 0},
      input: {value: ''},
      output: {
        headers: {'set-cookie': 'visited=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax'},
      },
    },
    {
      title: 'A cookie that scripts can read, with encoded characters',
      configuration: {name: 'city', path: '/shop', httpOnly: false, domain: 'example.com'},
      input: {value: 'Zürich; Bern'},
      output: {
        headers: {
          'set-cookie':
            'city=Z%C3%BCrich%3B%20Bern; Domain=example.com; Path=/shop; Secure; SameSite=Lax',
        },
      },
    },
    {
      title: 'A cross-site cookie that isn’t secure',
      note: 'Browsers would silently drop this cookie.',
      configuration: {name: 'visited', sameSite: 'None', secure: false},
      input: {value: 'yes'},
      error: 'E_CONFIGURATION',
    },
    {
      title: 'A value that is too long',
      note: 'Each of these emoji takes 75 bytes when encoded. Keep large values in a store, and put only the key in the cookie.',
      configuration: {name: 'cart'},
      input: {value: '👨‍👩‍👧‍👦'.repeat(55)},
      error: 'E_LIMIT',
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {name: 'visitor', signed: true, secret: 'cookie'},
      input: {value: 'ada'},
      given: {secrets: {cookies: 'example-secret'}},
      error: 'E_CREDENTIAL',
    },
  ],
  related: [
    {function: 'HTTPServer/GetCookie', role: 'inverse'},
    {function: 'HTTPServer/Respond', role: 'often used with'},
    {function: 'HTTPServer/Redirect', role: 'often used with'},
  ],
  tags: ['workflow', 'http', 'http-server', 'cookie', 'response', 'secret'],
  aliases:
    'Set-Cookie, session cookie, SameSite, HttpOnly, signed cookie, res.cookie, remember visitor, stay logged in, delete cookie, after login, shopping cart, consent banner, expire after 30 days, log out, personalisation, store in browser, create cookie, write cookie, keep user signed in, client-side storage, cookie lifetime, secure flag, track visitor',
  limits: [
    `The name and the encoded value together can have up to ${grouped(MAX_BYTES)} bytes, which is the limit in browsers.`,
    `A cookie can last up to ${durationText(MAX_AGE_SECONDS)} (${grouped(MAX_AGE_SECONDS)} seconds). Browsers shorten longer lifetimes.`,
  ],
  notes: [
    'This step sets a header but doesn’t send the response. Put it before the step that does, such as `HTTPServer.Respond` or `HTTPServer.Redirect`.',
  ],
  run: async ({configuration, input: {value}, surroundings}) => {
    const {name, signed, secret} = configuration;
    checkSettings(configuration);
    if (signed && secret === undefined) {
      return failStep(
        'E_CONFIGURATION',
        '`signed` is true, but `secret` is missing. Set `secret` to the name of the signing secret.',
      );
    }
    const content = signed ? await signedValue(name, value, surroundings.secret(secret!)) : value;
    const pair = `${name}=${encodeURIComponent(content)}`;
    if (utf8(pair).length - 1 > MAX_BYTES) {
      failStep(
        'E_LIMIT',
        `The name and the encoded value together have more than ${grouped(MAX_BYTES)} bytes. Store the value elsewhere, and put only its key in the cookie.`,
      );
    }
    return {headers: {'set-cookie': `${pair}; ${attributes(configuration)}`}};
  },
});

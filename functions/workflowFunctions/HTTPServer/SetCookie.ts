import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {utf8} from '../../formats/encodings/utf8';
import {object, oneOf} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import {COOKIE_NAME_PATTERN, signedValue} from './cookies';

const MAX_BYTES = 4096;

interface Settings {
  readonly name: string;
  readonly path: string;
  readonly domain?: string | undefined;
  readonly sameSite: 'Lax' | 'Strict' | 'None';
  readonly secure: boolean;
  readonly maxAge?: number | undefined;
  readonly httpOnly: boolean;
}

/** What browsers would drop without a word. */
function checkSettings({name, path, domain, sameSite, secure}: Settings): void {
  if (sameSite === 'None' && !secure) {
    failStep('E_CONFIGURATION', 'Browsers drop a cookie with SameSite=None that isn’t Secure.');
  }
  if (name.startsWith('__Secure-') && !secure) {
    failStep('E_CONFIGURATION', 'A name with __Secure- needs `secure`.');
  }
  if (name.startsWith('__Host-') && (!secure || path !== '/' || domain !== undefined)) {
    failStep('E_CONFIGURATION', 'A name with __Host- needs `secure`, the path "/" and no domain.');
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
  summary: 'Gives the caller a cookie to keep and to send back with later requests.',
  kind: 'response',
  configuration: object(
    {
      name: {
        type: 'string',
        pattern: COOKIE_NAME_PATTERN,
        description: 'the name of the cookie',
      },
      maxAge: {
        type: 'integer',
        minimum: 0,
        maximum: 34_560_000,
        description:
          'for how many seconds it is kept; 0 deletes it, and without it the cookie ends with the browser’s session',
      },
      path: {
        type: 'string',
        pattern: '^/[^;\\s]*$',
        default: '/',
        description: 'the part of the site that gets it',
      },
      domain: {
        type: 'string',
        pattern: '^[A-Za-z0-9.-]+$',
        description: 'a domain whose hosts all get it; without it, only this host does',
      },
      sameSite: {
        ...oneOf({
          Lax: 'also when somebody follows a link to this site',
          Strict: 'only for requests that come from this site',
          None: 'always, also inside pages of other sites; needs `secure`',
        }),
        default: 'Lax',
        description: 'when it is sent',
      },
      secure: {type: 'boolean', default: true, description: 'only over HTTPS'},
      httpOnly: {
        type: 'boolean',
        default: true,
        description: 'scripts in the page can’t read it',
      },
      signed: {
        type: 'boolean',
        default: false,
        description: 'whether to add a signature, which GetCookie checks',
      },
      secret: {type: 'string', description: 'the name of the secret, for signed cookies'},
    },
    ['name'],
  ),
  input: object(
    {value: {type: 'string', description: 'the value; it is encoded where it must be'}},
    ['value'],
  ),
  output: object(
    {
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: '`set-cookie`, which the platform adds to the answer of the run',
      },
    },
    ['headers'],
  ),
  credentials: [
    {
      field: 'secret',
      what: 'The secret that cookies are signed with',
      from: 'Make it yourself, 32 random characters or more, and give GetCookie the same.',
    },
  ],
  errors: [
    {code: 'E_LIMIT', when: 'name and value have more than 4,096 bytes'},
    {code: 'E_CREDENTIAL', when: 'the secret doesn’t exist'},
  ],
  examples: [
    {
      title: 'Remember a visit for 30 days',
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
      note: 'Behind the last dot stands the signature, over the name and the value.',
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
      title: 'Delete a cookie',
      configuration: {name: 'visited', maxAge: 0},
      input: {value: ''},
      output: {
        headers: {'set-cookie': 'visited=; Max-Age=0; Path=/; Secure; HttpOnly; SameSite=Lax'},
      },
    },
    {
      title: 'A cookie for a script, with characters that must be encoded',
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
      title: 'Everywhere, but not only over HTTPS',
      note: 'Browsers would drop this cookie without a word.',
      configuration: {name: 'visited', sameSite: 'None', secure: false},
      input: {value: 'yes'},
      error: 'E_CONFIGURATION',
    },
    {
      title: 'A value that is too long',
      note: 'Encoded, each of these families takes 75 bytes. Keep large values in a store, and only their key in the cookie.',
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
  aliases: [
    'Set-Cookie',
    'session cookie',
    'SameSite',
    'HttpOnly',
    'signed cookie',
    'res.cookie',
    'remember visitor',
    'stay logged in',
    'delete cookie',
    'after login',
    'shopping cart',
    'consent banner',
    'expire after 30 days',
    'log out',
    'personalisation',
    'store in browser',
    'create cookie',
    'write cookie',
    'keep user signed in',
    'client-side storage',
    'cookie lifetime',
    'secure flag',
    'track visitor',
  ],
  limits: [
    'Name and value together have at most 4,096 bytes, as browsers want it.',
    'A cookie is kept for at most 400 days, 34,560,000 seconds; browsers cut what is longer.',
  ],
  notes: [
    'The step sets a header and doesn’t end the run. Put it before the step that answers, such as Respond or Redirect.',
  ],
  run: async ({configuration, input: {value}, surroundings}) => {
    const {name, signed, secret} = configuration;
    checkSettings(configuration);
    if (signed && secret === undefined) {
      return failStep('E_CONFIGURATION', 'A signed cookie needs `secret`.');
    }
    const content = signed ? await signedValue(name, value, surroundings.secret(secret!)) : value;
    const pair = `${name}=${encodeURIComponent(content)}`;
    if (utf8(pair).length - 1 > MAX_BYTES) {
      failStep('E_LIMIT', `Name and value have more than ${MAX_BYTES} bytes.`);
    }
    return {headers: {'set-cookie': `${pair}; ${attributes(configuration)}`}};
  },
});

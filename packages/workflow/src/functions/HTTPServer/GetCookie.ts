import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOf} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {requestWith} from '../../http/incomingRequest';
import {COOKIE_NAME_PATTERN, parseCookies, verifiedValue} from './cookies';

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'GetCookie',
  summary: 'Reads a cookie from the request, and verifies its signature if the cookie is signed.',
  kind: 'action',
  configuration: object(
    {
      name: {
        type: 'string',
        pattern: COOKIE_NAME_PATTERN,
        description: 'the cookie name',
      },
      signed: {
        type: 'boolean',
        default: false,
        description: 'whether the cookie is signed by `HTTPServer.SetCookie`',
      },
      secrets: {
        type: 'array',
        items: {type: 'string'},
        default: [],
        maxItems: 5,
        description: 'the names of the signing secrets; the signature must match one of them',
      },
    },
    ['name'],
  ),
  input: object({request: requestWith('headers')}, ['request']),
  output: object(
    {
      value: {
        type: ['string', 'null'],
        description: 'the cookie value; null if the cookie is missing or forged',
      },
      state: {
        ...oneOf({
          found: 'the cookie exists and, if `signed` is true, its signature is valid',
          missing: 'the request doesn’t contain the cookie',
          forged: 'the signature is missing or wrong, so the value isn’t returned',
        }),
        description: 'the result of the lookup',
      },
    },
    ['value', 'state'],
  ),
  credentials: [
    {
      field: 'secrets',
      what: 'The secrets that your cookies are signed with',
      from: 'Use the same secret as in `HTTPServer.SetCookie`. To rotate it, list both secrets here, then switch `HTTPServer.SetCookie` to the new one. Remove the old secret when the old cookies have expired.',
    },
  ],
  errors: [{code: 'E_CREDENTIAL', when: 'a secret named in `secrets` doesn’t exist'}],
  examples: [
    {
      title: 'An unsigned cookie',
      configuration: {name: 'theme'},
      input: {request: {headers: {cookie: 'session=31d4d96e407aad42; theme=dark%20blue'}}},
      output: {value: 'dark blue', state: 'found'},
    },
    {
      title: 'A signed cookie during secret rotation',
      configuration: {name: 'visitor', signed: true, secrets: ['cookies-2024', 'cookies-2023']},
      input: {
        request: {headers: {cookie: 'visitor=ada.VYValiCP7UkgYkf5B2J9o76KgZ3NE4sHunp0EuH8Yck'}},
      },
      given: {secrets: {'cookies-2024': 'example-new', 'cookies-2023': 'example-secret'}},
      output: {value: 'ada', state: 'found'},
    },
    {
      title: 'The first visit',
      configuration: {name: 'visited'},
      input: {request: {headers: {host: 'api.example.com'}}},
      output: {value: null, state: 'missing'},
    },
    {
      title: 'A tampered value',
      note: 'Visitors can send any cookie. A wrong signature isn’t an error, so the run can treat the visitor as new.',
      configuration: {name: 'visitor', signed: true, secrets: ['cookies']},
      input: {
        request: {headers: {cookie: 'visitor=admin.VYValiCP7UkgYkf5B2J9o76KgZ3NE4sHunp0EuH8Yck'}},
      },
      given: {secrets: {cookies: 'example-secret'}},
      output: {value: null, state: 'forged'},
    },
    {
      title: 'A secret that doesn’t exist',
      configuration: {name: 'visitor', signed: true, secrets: ['cookie']},
      input: {
        request: {headers: {cookie: 'visitor=ada.VYValiCP7UkgYkf5B2J9o76KgZ3NE4sHunp0EuH8Yck'}},
      },
      given: {secrets: {cookies: 'example-secret'}},
      error: 'E_CREDENTIAL',
    },
    {
      title: 'A signed cookie without secrets',
      configuration: {name: 'visitor', signed: true},
      input: {request: {headers: {}}},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'HTTPServer/SetCookie', role: 'inverse'},
    {function: 'HTTPServer/WebHandler', role: 'often used with'},
    {function: 'HTTPServer/Redirect', role: 'often used with'},
  ],
  tags: ['workflow', 'http', 'http-server', 'cookie', 'request'],
  aliases:
    'read cookie, session cookie, signed cookie, cookie header, req.cookies, recognise visitor, session id, returning user, who is logged in, tampered value, shopping cart, stored preference, identify user, tracking cookie, retrieve cookie, remember me, user identification, client state, login state',
  notes: [
    'Visitors can change any cookie, so sign cookies whose values matter. A signature doesn’t hide the value and never expires.',
  ],
  run: async ({configuration: {name, signed, secrets}, input: {request}, surroundings}) => {
    if (signed && secrets.length === 0) {
      failStep(
        'E_CONFIGURATION',
        '`signed` is true, but `secrets` is empty. Add the name of a signing secret.',
      );
    }
    const cookies = parseCookies(request.headers.cookie ?? '');
    const sent = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
    if (sent === undefined) {
      return {value: null, state: 'missing' as const};
    }
    if (!signed) {
      return {value: sent, state: 'found' as const};
    }
    const value = await verifiedValue(name, sent, secrets.map(surroundings.secret));
    return {value, state: value === null ? ('forged' as const) : ('found' as const)};
  },
});

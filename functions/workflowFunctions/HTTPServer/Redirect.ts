import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';

/** Stands for the site itself while an address is resolved; nobody can own it (RFC 2606). */
const SITE = 'https://site.invalid';

function resolved(location: string): URL {
  try {
    return new URL(location, SITE);
  } catch {
    return failStep('E_REFUSED', `"${location}" isn’t an address.`);
  }
}

/** 'shop.example.com' or '*.example.com', which stands for everything below. */
function isAllowed(hostname: string, allowHosts: readonly string[]): boolean {
  return allowHosts.some((host) => {
    const allowed = host.toLowerCase();
    return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
  });
}

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'Redirect',
  summary: 'Sends the caller to another address.',
  kind: 'response',
  configuration: object({
    status: {
      type: 'integer',
      enum: [302, 303, 307, 308],
      default: 302,
      description:
        '302 for now, 303 after a form was sent, 307 for now with method and body kept, 308 for good with method and body kept',
    },
    allowHosts: {
      type: 'array',
      items: {type: 'string'},
      default: [],
      description:
        'other sites that are allowed: `pay.example.com`, or `*.example.com` for all below',
    },
  }),
  input: object(
    {location: {type: 'string', description: 'a path of this site, or a whole address'}},
    ['location'],
  ),
  output: object(
    {
      status: {type: 'integer', description: 'the status'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: '`location` with the address as browsers read it',
      },
    },
    ['status', 'headers'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'the address is on a site that isn’t in `allowHosts`, or isn’t a web address',
    },
  ],
  examples: [
    {
      title: 'After a form was sent',
      configuration: {status: 303},
      input: {location: '/orders/A-1001?saved=yes'},
      output: {status: 303, headers: {location: '/orders/A-1001?saved=yes'}},
    },
    {
      title: 'To another site that you know',
      configuration: {allowHosts: ['*.example.com']},
      input: {location: 'https://pay.example.com/checkout/7'},
      output: {status: 302, headers: {location: 'https://pay.example.com/checkout/7'}},
    },
    {
      title: 'To a site that isn’t allowed',
      configuration: {allowHosts: ['pay.example.com']},
      input: {location: 'https://pay.example.com.evil.example.net/'},
      error: 'E_REFUSED',
    },
    {
      title: 'A path that is none',
      note: 'Browsers read two slashes, and a backslash too, as the beginning of another site.',
      configuration: {},
      input: {location: '/\\evil.example.net/login'},
      error: 'E_REFUSED',
    },
    {
      title: 'A script instead of an address',
      configuration: {allowHosts: ['pay.example.com']},
      input: {location: 'javascript:alert(1)'},
      error: 'E_REFUSED',
    },
  ],
  related: [
    {function: 'HTTPServer/Respond', role: 'alternative'},
    {function: 'HTTPServer/SetCookie', role: 'often used with'},
    {function: 'HTTPServer/GetCookie', role: 'often used with'},
  ],
  tags: ['workflow', 'http', 'http-server', 'response'],
  aliases: [
    '302',
    '301',
    'forward',
    'open redirect',
    'Location header',
    'redirect webhook',
    'go to another page',
    'thank you page',
    'moved url',
    'short link',
    '307',
    '303 after form',
    'link tracking',
    'bring user elsewhere',
    'thanks after submit',
    'send user to another website',
    'forward visitor',
    'change URL',
    'link to other site',
    '308',
    'reroute',
    'landing page',
    'jump',
    'after payment',
  ],
  notes: [
    'A redirect that goes wherever a parameter says helps to disguise links to other sites. So addresses of other sites are refused unless you allow their hosts.',
  ],
  run: ({configuration: {status, allowHosts}, input: {location}}) => {
    const url = resolved(location);
    // '/.//evil.example.net' has the path '//evil.example.net', which is another site.
    if (url.origin === SITE && !url.pathname.startsWith('//')) {
      return {status, headers: {location: `${url.pathname}${url.search}${url.hash}`}};
    }
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isWeb || url.username !== '' || !isAllowed(url.hostname, allowHosts)) {
      failStep('E_REFUSED', `A redirect to "${location}" isn’t allowed.`);
    }
    return {status, headers: {location: url.href}};
  },
});

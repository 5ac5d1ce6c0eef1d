import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object, oneOfIntegers} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {quote} from '@documentation/base/internal/values/quote';

/** A placeholder origin for resolving paths. No one can register a domain that ends in .invalid (RFC 2606). */
const SITE = 'https://site.invalid';

function resolved(location: string): URL {
  try {
    return new URL(location, SITE);
  } catch {
    return failStep(
      'E_REFUSED',
      `${quote(location)} isn’t a valid URL. Use a path such as "/orders", or a full URL.`,
    );
  }
}

/** Checks whether a list such as ['shop.example.com', '*.example.com'] allows a host. A star allows all subdomains. */
function isAllowed(hostname: string, allowHosts: readonly string[]): boolean {
  return allowHosts.some((host) => {
    const allowed = host.toLowerCase();
    return allowed.startsWith('*.') ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
  });
}

export default defineWorkflowFunction({
  category: 'HTTPServer',
  name: 'Redirect',
  summary: 'Redirects the caller to another URL.',
  kind: 'response',
  configuration: object({
    status: {
      ...oneOfIntegers({
        302: 'temporary',
        303: 'after a form submission',
        307: 'temporary, keeps the method and body',
        308: 'permanent, keeps the method and body',
      }),
      default: 302,
      description: 'the response status',
    },
    allowHosts: {
      type: 'array',
      items: {type: 'string'},
      default: [],
      description:
        'other hosts that redirects can lead to, such as `pay.example.com`, or `*.example.com` for all subdomains',
    },
  }),
  input: object({location: {type: 'string', description: 'a path on this site, or a full URL'}}, [
    'location',
  ]),
  output: object(
    {
      status: {type: 'integer', description: 'the response status'},
      headers: {
        type: 'object',
        additionalProperties: {type: 'string'},
        description: 'the `location` header, with the path or URL normalised as in browsers',
      },
    },
    ['status', 'headers'],
  ),
  credentials: [],
  errors: [
    {
      code: 'E_REFUSED',
      when: 'the location isn’t a path or an HTTP URL, contains a user name, or leads to a host that isn’t in `allowHosts`',
    },
  ],
  examples: [
    {
      title: 'A redirect after a form submission',
      configuration: {status: 303},
      input: {location: '/orders/A-1001?saved=yes'},
      output: {status: 303, headers: {location: '/orders/A-1001?saved=yes'}},
    },
    {
      title: 'A redirect to an allowed site',
      configuration: {allowHosts: ['*.example.com']},
      input: {location: 'https://pay.example.com/checkout/7'},
      output: {status: 302, headers: {location: 'https://pay.example.com/checkout/7'}},
    },
    {
      title: 'A redirect to a site that isn’t allowed',
      configuration: {allowHosts: ['pay.example.com']},
      input: {location: 'https://pay.example.com.evil.example.net/'},
      error: 'E_REFUSED',
    },
    {
      title: 'A path that leads to another site',
      note: 'Browsers treat a path that starts with `//` or `/\\` as a URL on another site.',
      configuration: {},
      input: {location: '/\\evil.example.net/login'},
      error: 'E_REFUSED',
    },
    {
      title: 'A script instead of a URL',
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
  aliases:
    '302, 301, forward, open redirect, Location header, redirect webhook, go to another page, thank you page, moved url, short link, 307, 303 after form, link tracking, bring user elsewhere, thanks after submit, send user to another website, forward visitor, change URL, link to other site, 308, reroute, landing page, jump, after payment, send to another address',
  notes: [
    'An open redirect lets attackers disguise links to their own sites. To prevent this, the step rejects URLs on other hosts unless you list the host in `allowHosts`.',
  ],
  run: ({configuration: {status, allowHosts}, input: {location}}) => {
    const url = resolved(location);
    // '/.//evil.example.net' has the path '//evil.example.net', which browsers treat as another site.
    if (url.origin === SITE && !url.pathname.startsWith('//')) {
      return {status, headers: {location: `${url.pathname}${url.search}${url.hash}`}};
    }
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
    if (!isWeb || url.username !== '' || !isAllowed(url.hostname, allowHosts)) {
      failStep(
        'E_REFUSED',
        `A redirect to ${quote(location)} isn’t allowed. Use a path on this site, or an HTTP URL that contains no user name and leads to a host in \`allowHosts\`.`,
      );
    }
    return {status, headers: {location: url.href}};
  },
});

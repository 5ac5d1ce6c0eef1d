import {defineWorkflowFunction} from '../../language/defineWorkflowFunction';
import {object} from '@documentation/base/internal/jsonSchema/schemas';
import {failStep} from '../../language/stepErrors';
import {requestWith} from '../../http/incomingRequest';
import {
  isInRange,
  parseIp,
  parseIpRange,
} from '@documentation/base/internal/ipAddresses/ipAddresses';
import {quote} from '@documentation/base/internal/values/quote';

/** Removes the port, which some proxies add: '[2001:db8::1]:443' → '2001:db8::1' */
function withoutPort(address: string): string {
  return address
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
}

/** Returns the IP address that the outermost trusted proxy saw. Callers can forge earlier items in X-Forwarded-For. */
function clientAddress(ip: string, forwardedFor: string, trustProxy: number): string {
  const hops = [...forwardedFor.split(',').filter((hop) => hop.trim() !== ''), ip];
  return withoutPort(hops.at(-1 - trustProxy) ?? hops[0]!);
}

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'IpAllowList',
  summary: 'Allows only requests from IP addresses that you list.',
  kind: 'guard',
  configuration: object(
    {
      cidrs: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 1000,
        description:
          'the allowed IP addresses and ranges, such as `203.0.113.7` or `2001:db8::/32`',
      },
      trustProxy: {
        type: 'integer',
        minimum: 0,
        maximum: 10,
        default: 0,
        description: 'how many of your own proxies are between the caller and the platform',
      },
    },
    ['cidrs'],
  ),
  input: object({request: requestWith('ip', 'headers')}, ['request']),
  output: object(
    {
      ip: {type: 'string', description: 'the caller’s IP address'},
      cidr: {type: 'string', description: 'the item in `cidrs` that matches the address'},
    },
    ['ip', 'cidr'],
  ),
  credentials: [],
  errors: [{code: 'E_FORBIDDEN', when: 'the IP address isn’t in `cidrs`; the caller gets 403'}],
  examples: [
    {
      title: 'The office and one partner',
      configuration: {cidrs: ['198.51.100.0/24', '2001:db8:40::/48']},
      input: {request: {ip: '2001:db8:40:1::25', headers: {host: 'api.example.com'}}},
      output: {ip: '2001:db8:40:1::25', cidr: '2001:db8:40::/48'},
    },
    {
      title: 'A request through one proxy',
      note: 'The proxy appends the caller’s IP address to `X-Forwarded-For`, so only the last item can be trusted. The caller may have forged the first.',
      configuration: {cidrs: ['198.51.100.0/24'], trustProxy: 1},
      input: {
        request: {
          ip: '10.0.0.4',
          headers: {'x-forwarded-for': '203.0.113.99, 198.51.100.17'},
        },
      },
      output: {ip: '198.51.100.17', cidr: '198.51.100.0/24'},
    },
    {
      title: 'An IPv4-mapped IPv6 address',
      configuration: {cidrs: ['198.51.100.0/24']},
      input: {request: {ip: '::ffff:198.51.100.17', headers: {}}},
      output: {ip: '::ffff:198.51.100.17', cidr: '198.51.100.0/24'},
    },
    {
      title: 'A forged header',
      note: 'Without trusted proxies, the guard ignores `X-Forwarded-For`.',
      configuration: {cidrs: ['198.51.100.0/24']},
      input: {request: {ip: '203.0.113.99', headers: {'x-forwarded-for': '198.51.100.17'}}},
      error: 'E_FORBIDDEN',
    },
    {
      title: 'An invalid range',
      configuration: {cidrs: ['198.51.100.0/33']},
      input: {request: {ip: '198.51.100.17', headers: {}}},
      error: 'E_CONFIGURATION',
    },
  ],
  related: [
    {function: 'Guard/RateLimit', role: 'often used with'},
    {function: 'Guard/AccessKey', role: 'often used with'},
  ],
  tags: ['workflow', 'guard', 'auth', 'request'],
  aliases:
    'IP whitelist, IP filter, CIDR, firewall rule, X-Forwarded-For, restrict by IP, block other addresses, only from office network, VPN, 403 forbidden, deny access, intranet only, subnet, trusted network, partner servers, accept traffic from certain IPs, IP restriction, host filter, access control, CIDR range, only internal, allowed IP addresses',
  notes: [
    'An IP address says where a request comes from, not who sent it. Combine this guard with one that checks an access key or a signature.',
    'Count only your own proxies, and make sure that no one can bypass them. If `trustProxy` is too high, callers can forge their IP address.',
  ],
  run: ({configuration: {cidrs, trustProxy}, input: {request}}) => {
    const ranges = cidrs.map(
      (cidr) =>
        parseIpRange(cidr) ??
        failStep(
          'E_CONFIGURATION',
          `${quote(cidr)} isn’t a valid IP address or range. Use one such as 203.0.113.7 or 203.0.113.0/24.`,
        ),
    );
    const ip = clientAddress(request.ip, request.headers['x-forwarded-for'] ?? '', trustProxy);
    const address = parseIp(ip);
    const index = address ? ranges.findIndex((range) => isInRange(address, range)) : -1;
    const cidr = cidrs[index];
    return cidr === undefined
      ? failStep(
          'E_FORBIDDEN',
          `The IP address ${quote(ip)} isn’t allowed. To allow it, add it to \`cidrs\`.`,
        )
      : {ip, cidr};
  },
});

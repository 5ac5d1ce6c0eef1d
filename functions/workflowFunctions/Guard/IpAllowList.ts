import {defineWorkflowFunction} from '../../defineWorkflowFunction';
import {object} from '../../workflow/schemas';
import {failStep} from '../../workflow/stepErrors';
import {requestWith} from '../../http/incomingRequest';
import {isInRange, parseIp, parseIpRange} from '../../http/ipAddresses';

/** '[2001:db8::1]:443' → '2001:db8::1'; some proxies add the port of the caller. */
function withoutPort(address: string): string {
  return address
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1');
}

/** The address that the farthest trusted proxy saw. What a caller writes itself stands before it. */
function clientAddress(ip: string, forwardedFor: string, trustProxy: number): string {
  const hops = [...forwardedFor.split(',').filter((hop) => hop.trim() !== ''), ip];
  return withoutPort(hops.at(-1 - trustProxy) ?? hops[0]!);
}

export default defineWorkflowFunction({
  category: 'Guard',
  name: 'IpAllowList',
  summary: 'Lets a request in only if it comes from an address that you allow.',
  kind: 'guard',
  configuration: object(
    {
      cidrs: {
        type: 'array',
        items: {type: 'string'},
        minItems: 1,
        maxItems: 1000,
        description: 'addresses and ranges, such as `203.0.113.7` or `2001:db8::/32`',
      },
      trustProxy: {
        type: 'integer',
        minimum: 0,
        maximum: 10,
        default: 0,
        description: 'how many proxies of yours stand between the caller and the platform',
      },
    },
    ['cidrs'],
  ),
  input: object({request: requestWith('ip', 'headers')}, ['request']),
  output: object(
    {
      ip: {type: 'string', description: 'the address of the caller'},
      cidr: {type: 'string', description: 'the entry of `cidrs` that allows it'},
    },
    ['ip', 'cidr'],
  ),
  credentials: [],
  errors: [{code: 'E_FORBIDDEN', when: 'the address isn’t in the list; the caller gets 403'}],
  examples: [
    {
      title: 'The office and one partner',
      configuration: {cidrs: ['198.51.100.0/24', '2001:db8:40::/48']},
      input: {request: {ip: '2001:db8:40:1::25', headers: {host: 'api.example.com'}}},
      output: {ip: '2001:db8:40:1::25', cidr: '2001:db8:40::/48'},
    },
    {
      title: 'Behind one proxy',
      note: 'The proxy appends the address that it saw, so only the last entry can be believed. The first was sent by the caller.',
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
      title: 'An IPv4 address in IPv6 form',
      configuration: {cidrs: ['198.51.100.0/24']},
      input: {request: {ip: '::ffff:198.51.100.17', headers: {}}},
      output: {ip: '::ffff:198.51.100.17', cidr: '198.51.100.0/24'},
    },
    {
      title: 'A forged header',
      note: 'Without trusted proxies, `X-Forwarded-For` isn’t read.',
      configuration: {cidrs: ['198.51.100.0/24']},
      input: {request: {ip: '203.0.113.99', headers: {'x-forwarded-for': '198.51.100.17'}}},
      error: 'E_FORBIDDEN',
    },
    {
      title: 'A range that doesn’t exist',
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
  aliases: [
    'IP whitelist',
    'IP filter',
    'CIDR',
    'firewall rule',
    'X-Forwarded-For',
    'restrict by IP',
    'block other addresses',
    'only from office network',
    'VPN',
    '403 forbidden',
    'deny access',
    'intranet only',
    'subnet',
    'trusted network',
    'partner servers',
    'accept traffic from certain IPs',
    'IP restriction',
    'host filter',
    'access control',
    'CIDR range',
    'only internal',
  ],
  notes: [
    'An address says where a request comes from, not who sent it. Use this guard together with one that checks a key or a signature.',
    'Count your own proxies only, and let nobody reach the platform past them. A number that is too high believes what the caller writes.',
  ],
  run: ({configuration: {cidrs, trustProxy}, input: {request}}) => {
    const ranges = cidrs.map(
      (cidr) =>
        parseIpRange(cidr) ??
        failStep('E_CONFIGURATION', `"${cidr}" isn’t an address or a range of addresses.`),
    );
    const ip = clientAddress(request.ip, request.headers['x-forwarded-for'] ?? '', trustProxy);
    const address = parseIp(ip);
    const index = address ? ranges.findIndex((range) => isInRange(address, range)) : -1;
    const cidr = cidrs[index];
    return cidr === undefined
      ? failStep('E_FORBIDDEN', `The address "${ip}" isn’t allowed.`)
      : {ip, cidr};
  },
});

/**
 * Parses IPv4 and IPv6 addresses and ranges. ipaddr.js 2.5.0 isn't strict enough for guards. It treats 4000::1 as
 * public, although 4000::/3 is unassigned, and can't match 10.1.2.3 against ::ffff:10.0.0.0/104. It also accepts 010.1,
 * 1 and 0x7f.0.0.1, which other software may read differently, so such addresses could bypass a guard. It is 4 KB
 * compressed, and this module is 1 KB. The test compares the two on random addresses and ranges.
 */

export interface IpAddress {
  readonly bits: 32 | 128;
  readonly value: bigint;
}

export interface IpRange {
  readonly address: IpAddress;
  /** The number of leading bits to compare. */
  readonly prefix: number;
}

const IPV4_MAPPED = 0xffffn;

function parseIpv4(text: string): IpAddress | null {
  const parts = text.split('.');
  const isIpv4 = parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part));
  if (!isIpv4 || parts.some((part) => Number(part) > 255)) {
    return null;
  }
  return {bits: 32, value: parts.reduce((sum, part) => sum * 256n + BigInt(part), 0n)};
}

/** '::ffff:192.0.2.1' → '::ffff:c000:201' */
function withoutDots(text: string): string | null {
  const [, start, dotted] = /^(.*:)(\d+\.[\d.]+)$/.exec(text) ?? [];
  if (start === undefined || dotted === undefined) {
    return text;
  }
  const value = parseIpv4(dotted)?.value;
  return value === undefined
    ? null
    : `${start}${(value >> 16n).toString(16)}:${(value & 0xffffn).toString(16)}`;
}

function parseIpv6(text: string): IpAddress | null {
  const [head = '', tail, ...rest] = (withoutDots(text) ?? '').split('::');
  if (rest.length > 0) {
    return null;
  }
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) {
    return null;
  }
  const groups = [...before, ...Array<string>(missing).fill('0'), ...after];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) {
    return null;
  }
  const value = groups.reduce((sum, group) => sum * 65536n + BigInt(`0x${group}`), 0n);
  return value >> 32n === IPV4_MAPPED ? {bits: 32, value: value & 0xffffffffn} : {bits: 128, value};
}

/** Parses an IP address. Returns null if the text isn't valid. An IPv4-mapped IPv6 address becomes IPv4. */
export function parseIp(text: string): IpAddress | null {
  return text.includes(':') ? parseIpv6(text) : parseIpv4(text);
}

/** Parses a range such as '10.0.0.0/8', or a single address. Returns null if the text is neither. */
export function parseIpRange(text: string): IpRange | null {
  const [, host = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const address = parseIp(host);
  if (!address) {
    return null;
  }
  const writtenBits = host.includes(':') ? 128 : 32;
  const written = length === undefined ? writtenBits : Number(length);
  const prefix = written - (writtenBits - address.bits);
  return written > writtenBits || prefix < 0 ? null : {address, prefix};
}

export function isInRange(ip: IpAddress, {address, prefix}: IpRange): boolean {
  const shift = BigInt(address.bits - prefix);
  return ip.bits === address.bits && ip.value >> shift === address.value >> shift;
}

function ranges(texts: readonly string[]): readonly IpRange[] {
  return texts.map((text) => parseIpRange(text)!);
}

/** Ranges outside the public internet, from the IANA registries. */
const reservedIpv4 = ranges([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]);
const globalIpv6 = ranges(['2000::/3']);
/** Ranges within 2000::/3 that are reserved for documentation or tunnels. A tunnel address can hide an IPv4 address. */
const reservedIpv6 = ranges(['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']);

export function isPublicIp(ip: IpAddress): boolean {
  const isIn = (list: readonly IpRange[]) => list.some((range) => isInRange(ip, range));
  return ip.bits === 32 ? !isIn(reservedIpv4) : isIn(globalIpv6) && !isIn(reservedIpv6);
}

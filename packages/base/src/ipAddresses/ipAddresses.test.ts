import fc from 'fast-check';
import ipaddr from 'ipaddr.js';
import {describe, expect, it} from 'vitest';
import {isInRange, isPublicIp, parseIp, parseIpRange} from './ipAddresses';

describe('parseIp', () => {
  it.each([
    ['192.0.2.1', 32, 0xc0000201n],
    ['255.255.255.255', 32, 0xffffffffn],
    ['::', 128, 0n],
    ['::1', 128, 1n],
    ['1::', 128, 1n << 112n],
    ['2001:db8::8a2e:370:7334', 128, 0x20010db80000000000008a2e03707334n],
    ['2001:DB8:0:0:0:8A2E:370:7334', 128, 0x20010db80000000000008a2e03707334n],
    ['::ffff:192.0.2.1', 32, 0xc0000201n],
    ['::ffff:c000:201', 32, 0xc0000201n],
    ['64:ff9b::192.0.2.33', 128, 0x64ff9b0000000000000000c0000221n],
  ])('reads %s', (text, bits, value) => {
    expect(parseIp(text)).toEqual({bits, value});
  });

  it.each([
    '',
    '192.0.2',
    '192.0.2.256',
    '192.0.2.01',
    '192.0.2.1.5',
    '0x7f.0.0.1',
    ':',
    ':::',
    '1::2::3',
    '1:2:3:4:5:6:7',
    '1:2:3:4:5:6:7:8:9',
    '1:2:3:4:5:6:7::8',
    '12345::',
    'g::',
    'fe80::1%eth0',
    '::ffff:192.0.2.999',
    'localhost',
  ])('rejects %j', (text) => {
    expect(parseIp(text)).toBeNull();
  });
});

describe('isInRange and parseIpRange', () => {
  it.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.0.0.0', '10.0.0.0/8', false],
    ['192.0.2.129', '192.0.2.128/25', true],
    ['192.0.2.127', '192.0.2.128/25', false],
    ['203.0.113.7', '203.0.113.7', true],
    ['203.0.113.8', '203.0.113.7/32', false],
    ['8.8.8.8', '0.0.0.0/0', true],
    ['2001:db8:1::5', '2001:db8:1::/48', true],
    ['2001:db8:2::5', '2001:db8:1::/48', false],
    ['::ffff:10.1.2.3', '10.0.0.0/8', true],
    ['10.1.2.3', '::ffff:10.0.0.0/104', true],
    ['10.1.2.3', '::/0', false],
    ['::1', '0.0.0.0/0', false],
  ])('%s in %s is %s', (ip, range, expected) => {
    expect(isInRange(parseIp(ip)!, parseIpRange(range)!)).toBe(expected);
  });

  it.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/', '/8', '10.0.0.0/-1', 'office', ''])(
    'rejects the range %j',
    (text) => {
      expect(parseIpRange(text)).toBeNull();
    },
  );
});

it('tells public addresses from all others', () => {
  const isPublic = (text: string) => isPublicIp(parseIp(text)!);
  expect(['8.8.8.8', '172.15.255.255', '172.32.0.0', '2606:4700::1111'].map(isPublic)).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(
    [
      '127.0.0.1',
      '10.0.0.1',
      '172.31.255.255',
      '192.168.1.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '255.255.255.255',
      '::',
      '::1',
      'fd00::1',
      'fe80::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '64:ff9b::a00:1',
      '2002:7f00:1::',
      '2001:db8::1',
      '3fff::1',
      '192.88.99.1',
    ].filter(isPublic),
  ).toEqual([]);
});

it('agrees with ipaddr.js on addresses and ranges', () => {
  const ipv4 = fc.ipV4();
  const ipv6 = fc.ipV6().filter((text) => !text.includes('.'));
  const bytesOf = (text: string) =>
    BigInt(
      `0x${ipaddr
        .process(text)
        .toByteArray()
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join('')}`,
    );
  fc.assert(
    fc.property(
      fc.oneof(fc.tuple(ipv4, ipv4, fc.nat({max: 32})), fc.tuple(ipv6, ipv6, fc.nat({max: 128}))),
      ([one, other, prefix]) => {
        expect(parseIp(one)?.value).toBe(bytesOf(one));
        const range = `${other}/${prefix}`;
        expect(isInRange(parseIp(one)!, parseIpRange(range)!)).toBe(
          ipaddr.parse(one).match(ipaddr.parseCIDR(range)),
        );
        const nearby = `${one}/${prefix}`;
        expect(isInRange(parseIp(one)!, parseIpRange(nearby)!)).toBe(true);
      },
    ),
    {numRuns: 500},
  );
});

import {failStep} from '../language/stepErrors';
import {isPublicIp, parseIp} from '@documentation/base/internal/ipAddresses/ipAddresses';
import {quote, shorten} from '@documentation/base/internal/values/quote';

/** Host names that resolve only on a private network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;

function isPrivateHost(hostname: string): boolean {
  const ip = parseIp(hostname.replace(/^\[(.*)\]$/, '$1'));
  return ip ? !isPublicIp(ip) : PRIVATE_NAME.test(hostname);
}

function parsed(address: string): URL {
  try {
    return new URL(address);
  } catch {
    return failStep(
      'E_REFUSED',
      `"${shorten(address, 200)}" isn’t an absolute URL. Use one such as https://example.com/orders.`,
    );
  }
}

/**
 * Parses an HTTP URL, and fails if it contains credentials or its host is on a private network. The
 * URL parser normalises every spelling of an IP address, such as 0x7f.1 for 127.0.0.1, so the checks
 * come after parsing.
 */
export function publicUrl(address: string): URL {
  const url = parsed(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    failStep(
      'E_REFUSED',
      `The URL starts with ${quote(url.protocol)}. Use https:// or http:// instead.`,
    );
  }
  if (url.username !== '' || url.password !== '') {
    failStep(
      'E_REFUSED',
      'The URL contains a user name or password. Remove the credentials from the URL, and use a secret instead.',
    );
  }
  if (isPrivateHost(url.hostname)) {
    failStep(
      'E_REFUSED',
      `${quote(url.hostname)} is on a private network. Use a host on the public internet.`,
    );
  }
  return url;
}

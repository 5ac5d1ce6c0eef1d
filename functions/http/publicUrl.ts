import {failStep} from '../workflow/stepErrors';
import {isPublicIp, parseIp} from './ipAddresses';

/** Names that only have a meaning inside a network. */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]+\.?$/;

function isPrivateHost(hostname: string): boolean {
  const ip = parseIp(hostname.replace(/^\[(.*)\]$/, '$1'));
  return ip ? !isPublicIp(ip) : PRIVATE_NAME.test(hostname);
}

function parsed(address: string): URL {
  try {
    return new URL(address);
  } catch {
    return failStep('E_REFUSED', `"${address}" isn’t a web address.`);
  }
}

/**
 * The address, if it leads to the public internet. The parser of URLs knows all spellings of an
 * address, such as 0x7f.1 for 127.0.0.1, so the check comes after it.
 */
export function publicUrl(address: string): URL {
  const url = parsed(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    failStep('E_REFUSED', `The address has to start with https:// or http://, not ${url.protocol}`);
  }
  if (url.username !== '' || url.password !== '') {
    failStep('E_REFUSED', 'The address holds a password. Use a credential instead.');
  }
  if (isPrivateHost(url.hostname)) {
    failStep('E_REFUSED', `"${url.hostname}" is in a private network.`);
  }
  return url;
}

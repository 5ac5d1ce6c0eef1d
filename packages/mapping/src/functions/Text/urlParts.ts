import {parseIp} from '@documentation/base/internal/ipAddresses/ipAddresses';
import {fail} from '@documentation/base/internal/values/errors';
import {quote} from '@documentation/base/internal/values/quote';
import {trimWhiteSpace} from '@documentation/base/internal/values/text/whiteSpace';
import {percentDecode} from './queryString';

/**
 * Splits URLs by RFC 3986. The URL class isn't used, because browsers disagree about the host of schemes that they
 * don't know, such as sftp, and because it rewrites what it reads: `HTTP:\\a` becomes `http://a/`.
 * `urlParts.test.ts` compares the parts with those of the URL class and with Python's urllib.parse.
 */

export interface UrlParts {
  readonly scheme: string;
  readonly username: string | null;
  readonly password: string | null;
  readonly host: string | null;
  readonly port: number | null;
  readonly path: string;
  /** The query string, without the question mark. */
  readonly query: string;
  readonly fragment: string | null;
}

const MAX_PORT = 65_535;
const urlPattern =
  /^(?<scheme>[a-z][a-z\d+.-]*):(?:\/\/(?<authority>[^/?#]*))?(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?:#(?<fragment>[^]*))?$/i;
/** Matches 'localhost:8080/orders', in which the host looks like a scheme. */
const hostAndPort = /^(?:localhost|[^:./?#]*\.[^:/?#]*):\d{1,5}(?:[/?#]|$)/i;
/** Programs disagree about what these characters mean in a URL. */
const ambiguous = /[\p{White_Space}\p{Control}\\]/u;
const authorityPattern =
  /^(?:(?<credentials>[^@]*)@)?(?:\[(?<ipv6>[^@[\]]*)\]|(?<name>[^@:[\]]*))(?::(?<port>\d*))?$/;
const forbiddenInHost = /["%<>^`{|}]/;
/** Matches a host whose last part is a number, which must be an IPv4 address: '10.0.0.1', '0x7f.1' */
const numericHost = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

function refuse(problem: string): never {
  return fail('E_PARSE', problem, 'url');
}

function hostOf(ipv6: string | undefined, name: string): string | null {
  const host = (ipv6 ?? name).replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
  const isValid =
    ipv6 === undefined
      ? !forbiddenInHost.test(host) && (!numericHost.test(host) || parseIp(host) !== null)
      : host.includes(':') && parseIp(host) !== null;
  if (!isValid) {
    refuse(`${quote(host)} isn’t a valid host. Use a name such as example.com or an IP address.`);
  }
  return host === '' ? null : host;
}

function portOf(digits: string): number | null {
  if (Number(digits) > MAX_PORT) {
    refuse(`The port is ${quote(digits)}, but it must be from 0 to 65535.`);
  }
  return digits === '' ? null : Number(digits);
}

type Authority = Pick<UrlParts, 'username' | 'password' | 'host' | 'port'>;

/** 'ada:s3cret@example.com:8080' → {username: 'ada', password: 's3cret', host: 'example.com', port: 8080} */
function authorityOf(authority: string): Authority {
  const groups = authorityPattern.exec(authority)?.groups;
  if (!groups) {
    return refuse(
      `${quote(authority)} isn’t a valid host with an optional port. Percent-encode special characters in a user name or password.`,
    );
  }
  const {credentials, ipv6, name = '', port = ''} = groups;
  const [username, password] = credentials?.split(/:([^]*)/) ?? [];
  const decoded = (text: string | undefined) =>
    text === undefined ? null : percentDecode(text, 'url');
  return {
    username: decoded(username),
    password: decoded(password),
    host: hostOf(ipv6, name),
    port: portOf(port),
  };
}

/** Parses an absolute URL. Fails with E_PARSE if it isn't one. */
export function parseUrl(text: string): UrlParts {
  const url = trimWhiteSpace(text);
  const found = ambiguous.exec(url)?.[0];
  if (found !== undefined) {
    const name = found === '\\' ? 'a backslash' : 'whitespace or a control character';
    refuse(`The URL contains ${name}. Percent-encode it, or remove it.`);
  }
  const groups = hostAndPort.test(url) ? undefined : urlPattern.exec(url)?.groups;
  if (!groups) {
    return refuse(`${quote(url)} has no scheme. Start it with a scheme such as https://.`);
  }
  const {scheme = '', authority, path = '', query = '', fragment = null} = groups;
  const parts = authorityOf(authority ?? '');
  if (parts.host === null && /^(?:https?|wss?|ftp)$/i.test(scheme)) {
    refuse(`${quote(url)} has no host. Add one after ${scheme.toLowerCase()}://.`);
  }
  return {scheme: scheme.toLowerCase(), ...parts, path, query, fragment};
}

// Checks the values of environment variables. They end up in headers, the nginx configuration, HTML, YAML, XML
// and scripts. Only characters without a special meaning there are allowed, except in text that is escaped.

const HOST_MAX_LENGTH = 253;
const URL_MAX_LENGTH = 2000;
const PATH_MAX_LENGTH = 200;
const LINE_MAX_LENGTH = 500;
const NAME_MAX_LENGTH = 100;
const LIST_MAX_ITEMS = 20;

/** Matches 'docs.example.com', 'localhost' and '127.0.0.1'. A Content-Security-Policy can't name an IPv6 address. */
const host = String.raw`[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*`;
const originPattern = new RegExp(String.raw`^https?://(${host})(?::[1-9]\d{0,4})?$`);
/** Matches a URL with the characters and complete escapes that RFC 3986 allows, but no user name or password. */
const urlPattern =
  /^(https?:\/\/[^/?#@]+)(?:[/?#](?:[\w.~:/?#[\]@!$&'()*+,;=-]|%[\dA-Fa-f]{2})*)?$/;
/**
 * Matches a path in which no segment starts with a dot: '..' would lead to another
 * folder, and servers hide names such as '.git'.
 */
const pathPattern = /^\/(?:[\w~-][\w.~-]*\/)*$/;
/** Matches control characters, line breaks, lone surrogates, and marks that change the text direction. */
const unprintable = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

/** Segments that servers treat specially anywhere in a path. */
const reservedSegments = ['assets', 'index', '404', '_headers', '_site.nginx'];

/** Accepts 'https://docs.example.com' but not 'https://example.com/docs'. */
export function isOrigin(value: string): boolean {
  const [, name = ''] = originPattern.exec(value) ?? [];
  // Browsers turn a host such as '1.2' into an IP address, which changes the origin.
  return (
    name !== '' &&
    name.length <= HOST_MAX_LENGTH &&
    URL.canParse(value) &&
    new URL(value).origin === value
  );
}

/** Accepts 'https://example.com/legal?language=en' but not 'ftp://example.com' or 'javascript:alert(1)'. */
export function isWebUrl(value: string): boolean {
  const [, origin = ''] = urlPattern.exec(value) ?? [];
  return value.length <= URL_MAX_LENGTH && isOrigin(origin.toLowerCase());
}

/** Accepts a URL with the placeholders {page} and {version} after the host: 'https://example.com/report?page={page}' */
export function isReportUrl(value: string): boolean {
  // A path or query may contain '!', but a host may not.
  return isWebUrl(value.replaceAll(/\{(?:page|version)\}/g, '!'));
}

/** Accepts '/' or '/docs/' but not '/../'. */
export function isBasePath(value: string): boolean {
  const isReserved = value.split('/').some((segment) => reservedSegments.includes(segment));
  return value.length <= PATH_MAX_LENGTH && pathPattern.test(value) && !isReserved;
}

/** Accepts letters, digits, hyphens, underscores and dots, as in 'project-one'. */
export function isIdentifier(value: string): boolean {
  return value.length <= NAME_MAX_LENGTH && /^[\w.-]*$/.test(value);
}

/** Accepts a single line of printable text. Code that outputs the text must escape it. */
export function isLine(value: string): boolean {
  return value.length <= LINE_MAX_LENGTH && !unprintable.test(value);
}

export function isName(value: string): boolean {
  return value.length <= NAME_MAX_LENGTH && isLine(value);
}

/** Accepts "*", "'none'", or "'self' https://app.example.com https://*.example.com". */
export function isFrameAncestors(value: string): boolean {
  const sources = value.split(' ');
  const isSource = (source: string) =>
    source === "'self'" || isOrigin(source.replace('://*.', '://'));
  return (
    value === '*' ||
    value === "'none'" ||
    (sources.length <= LIST_MAX_ITEMS &&
      new Set(sources).size === sources.length &&
      sources.every(isSource))
  );
}

/** Accepts 'mailto:security@example.com' or an https URL, as RFC 9116 requires. */
export function isSecurityContact(value: string): boolean {
  const [, domain = ''] = /^mailto:[\w.+-]{1,64}@([^@:/]+)$/.exec(value) ?? [];
  return isOrigin(`https://${domain}`) || (value.startsWith('https://') && isWebUrl(value));
}

/** Accepts '3000' but not '3e3', '0x10' or '65536'. */
export function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) <= 65535;
}

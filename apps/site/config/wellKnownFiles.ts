import type {Environment} from './environment';

/**
 * The date on which security.txt expires. RFC 9116 recommends a date less than a year ahead. A fixed
 * date keeps builds of the same commit identical.
 */
export const SECURITY_TEXT_EXPIRES = '2027-11-01T00:00:00Z';

function robots({url, baseUrl}: Environment): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
}

/** Returns security.txt. Scanners look at the root of the host, so a site under a sub-path lists two URLs. */
function securityText({url, baseUrl, securityContact}: Environment): string {
  const path = '.well-known/security.txt';
  const addresses = new Set([`${url}/${path}`, `${url}${baseUrl}${path}`]);
  return [
    `Contact: ${securityContact}`,
    `Expires: ${SECURITY_TEXT_EXPIRES}`,
    'Preferred-Languages: en',
    ...[...addresses].map((address) => `Canonical: ${address}`),
    '',
  ].join('\n');
}

/** Returns the content of the files that programs look for at fixed paths, keyed by path in the build. */
export function wellKnownFiles(environment: Environment): Readonly<Record<string, string>> {
  return {
    'robots.txt': robots(environment),
    ...(environment.securityContact && {'.well-known/security.txt': securityText(environment)}),
  };
}

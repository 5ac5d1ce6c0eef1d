import type {Environment} from './environment';

/** The headers that every answer carries. `scriptHashes` are those of the pages' inline scripts. */
export function securityHeaders(
  {frameAncestors, analyticsProjectId, analyticsApiUrl}: Environment,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  const connections = analyticsProjectId ? ["'self'", new URL(analyticsApiUrl).origin] : ["'self'"];
  const policy: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // The theme and the table of contents set style attributes.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': connections,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    // Without the directive everybody may; its own * leaves out parents such as about:blank.
    ...(frameAncestors !== '*' && {'frame-ancestors': [frameAncestors]}),
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Browsers heed it on TLS only.
    'Strict-Transport-Security': 'max-age=31536000',
  };
}

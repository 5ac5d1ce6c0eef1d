import type {Environment} from './environment';

/** The X-Frame-Options value for each `frame-ancestors` value. This older header can't name other origins. */
const frameOptions: Readonly<Record<string, string>> = {"'none'": 'DENY', "'self'": 'SAMEORIGIN'};

function contentSecurityPolicy(
  {frameAncestors, analyticsProjectId, analyticsApiUrl}: Environment,
  scriptHashes: readonly string[],
): string {
  const connections = analyticsProjectId ? ["'self'", new URL(analyticsApiUrl).origin] : ["'self'"];
  // Every resource type has its own directive. Types that the site doesn't use are blocked.
  const policy: Readonly<Record<string, readonly string[]>> = {
    // Firefox applies `default-src` to prefetched pages, so 'none' would stop all prefetching.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    // The theme and the table of contents set style attributes, which 'unsafe-inline' allows.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': connections,
    'worker-src': ["'self'"],
    'font-src': ["'none'"],
    'frame-src': ["'none'"],
    'manifest-src': ["'self'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    // * allows any web page to embed the site, but not other documents, such as about:blank.
    'frame-ancestors': [frameAncestors],
  };
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the headers to send with every response. deploy/README.md explains what each one prevents and costs.
 * `scriptHashes` contains the hashes of the pages' inline scripts.
 */
export function securityHeaders(
  environment: Environment,
  scriptHashes: readonly string[],
): Readonly<Record<string, string>> {
  const {frameAncestors, hstsSubdomains} = environment;
  const frameOption = frameOptions[frameAncestors];
  return {
    'Content-Security-Policy': contentSecurityPolicy(environment, scriptHashes),
    ...(frameOption !== undefined && {'X-Frame-Options': frameOption}),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    // Browsers ignore this header unless the connection uses TLS.
    'Strict-Transport-Security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
  };
}

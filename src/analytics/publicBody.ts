import {REPORTED_QUERY_MAX_LENGTH} from '../universal/constants';
import {looksPrivate} from './looksPrivate';

/** A request body from the analytics client, with the client's field names: `pg` is the page, `lc` the locale. */
export type Body = Readonly<Record<string, unknown>>;

export interface Visit {
  readonly origin: string;
  readonly baseUrl: string;
  /** The page URL's query string. */
  readonly search: string;
}

/** The only query parameters that are sent. They are listed in the README. */
const campaignParameters = {
  so: 'utm_source',
  me: 'utm_medium',
  ca: 'utm_campaign',
  te: 'utm_term',
  co: 'utm_content',
} as const;

const WITHHELD = '…';
const CAMPAIGN_MAX_LENGTH = 100;
const MESSAGE_MAX_LENGTH = 200;
/** Longer messages are withheld, because they probably quote data. */
const READ_MESSAGE_MAX_LENGTH = 2000;
const STACK_MAX_FRAMES = 20;

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** '/docs/no-such/jane@example.com?a=b#c' → '/docs/no-such/…' */
function publicPath(path: string, {baseUrl}: Visit): string {
  const [clean = ''] = path.split(/[?#]/);
  const start = clean.startsWith(baseUrl) ? baseUrl : '';
  const segments = clean.slice(start.length).split('/');
  return start + segments.map((segment) => (looksPrivate(segment) ? WITHHELD : segment)).join('/');
}

/** Removes the query, fragment, user name, password and private path segments from the referrer URL. */
function publicReferrer(referrer: unknown, visit: Visit): string | undefined {
  if (!isString(referrer) || !URL.canParse(referrer)) {
    return undefined;
  }
  const {protocol, host, pathname} = new URL(referrer);
  return `${protocol}//${host}${publicPath(pathname, visit)}`;
}

function campaign({search}: Visit): Body {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(campaignParameters)
      .map(([field, name]) => [field, parameters.get(name) ?? ''] as const)
      .filter(([, value]) => value !== '' && !looksPrivate(value))
      .map(([field, value]) => [field, value.slice(0, CAMPAIGN_MAX_LENGTH)]),
  );
}

function numbers(values: unknown): Body {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => typeof value === 'number'),
  );
}

/** Keeps the page path and all values that don't look private. Shortens long values. */
function details(meta: unknown, visit: Visit): Body {
  const allowed: Record<string, string> = {};
  for (const [name, value] of Object.entries(meta ?? {})) {
    const text = String(value);
    if (name === 'page') {
      allowed.page = publicPath(text, visit);
    } else if (!looksPrivate(text)) {
      allowed[name] = text.slice(0, REPORTED_QUERY_MAX_LENGTH);
    }
  }
  return allowed;
}

/** Removes query strings and quoted text that the reader may have typed. Keeps quoted property names like 'rows'. */
function publicMessage(message: unknown): string {
  if (!isString(message) || message.length > READ_MESSAGE_MAX_LENGTH) {
    return WITHHELD;
  }
  const text = message
    .replaceAll(/[?#]\S{2,}/g, '')
    .replaceAll(/"[^]*"|`[^]*`|“[^]*”|'[^']*[^\w$.'][^']*'/g, WITHHELD)
    .replaceAll(/(regular expression: )\/[^]*\//gi, `$1${WITHHELD}`);
  return looksPrivate(text) ? WITHHELD : text.slice(0, MESSAGE_MAX_LENGTH);
}

/**
 * Returns the URL of a script from the site's own origin, without its query. Returns undefined for other URLs,
 * because a browser extension's URL could identify the reader.
 */
function publicScript(url: unknown, visit: Visit): string | undefined {
  return isString(url) && url.startsWith(`${visit.origin}/`)
    ? visit.origin + publicPath(url.slice(visit.origin.length), visit)
    : undefined;
}

/** Keeps only stack frames from the site's own scripts. Other lines may repeat the message, which can be private. */
function publicStack(stack: unknown, visit: Visit): string {
  return (isString(stack) ? stack : '')
    .split('\n')
    .flatMap((line) => {
      const [, caller = '', url, place] =
        /^([\w$.<> ]{0,80}[(@ ])?(https?:\/\/\S+?)(:\d+:\d+\)?)$/.exec(line) ?? [];
      const script = publicScript(url, visit);
      return script === undefined ? [] : [`${caller}${script}${place}`];
    })
    .slice(0, STACK_MAX_FRAMES)
    .join('\n');
}

/**
 * Keeps only the parts of the client's request body that may be sent. `path` is the kind of request: '' for a
 * page view, 'hb' for a heartbeat. Returns undefined for an unknown kind.
 */
export function publicBody(path: string, body: Body, visit: Visit): Body | undefined {
  const {pid, lc, tz} = body;
  const pg = isString(body.pg) ? publicPath(body.pg, visit) : undefined;
  const visitor = {pid, pg, lc, tz};
  const source = {ref: publicReferrer(body.ref, visit), ...campaign(visit)};
  switch (path) {
    case '':
      return {...visitor, ...source, perf: numbers(body.perf), unique: body.unique};
    case 'hb':
      return {pid};
    case 'custom':
      return {...visitor, ...source, ev: body.ev, meta: details(body.meta, visit)};
    case 'error':
      return {
        ...visitor,
        name: /^[A-Za-z]{1,50}$/.exec(String(body.name))?.[0] ?? 'Error',
        message: publicMessage(body.message),
        filename: publicScript(body.filename, visit),
        ...numbers({lineno: body.lineno, colno: body.colno}),
        stackTrace: publicStack(body.stackTrace, visit),
      };
    default:
      return undefined;
  }
}

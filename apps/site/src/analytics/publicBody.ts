import {errorTemplate} from './errorTemplate';

/** A request body from the analytics client, with the client's field names: `pg` is the page, `lc` the locale. */
export type Body = Readonly<Record<string, unknown>>;

/** Where the reader is. Every body says so, whatever its kind. */
export interface Visit {
  readonly origin: string;
  readonly baseUrl: string;
  /** The page URL's path and query string. */
  readonly path: string;
  readonly search: string;
  readonly referrer: string;
  readonly locale: string | undefined;
  readonly timeZone: string | undefined;
  /** The canonical path of a page, or undefined if the site has no such page. */
  readonly pageOf: (path: string) => string | undefined;
  /** The words of a query that may be sent, or undefined. */
  readonly queryOf: (query: string) => string | undefined;
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
const STACK_MAX_FRAMES = 20;
const EVENTS: readonly unknown[] = ['copy_code', 'search_result', 'search_no_results'];

/** Words, years and small numbers with single separators: 'spring-newsletter 2024', 'q3', but no key and no address. */
const campaignName =
  /^(?:[a-z]{1,16}(?:20\d\d|\d)?|20\d\d|\d{1,2})(?:[-_ .](?:[a-z]{1,16}(?:20\d\d|\d)?|20\d\d|\d{1,2})){0,5}$/i;
const MAX_CAMPAIGN_DIGITS = 8;

/** '/docs/guides?a=b#c' → '/docs/guides/', '/docs/no-such/jane' → '/docs/…' */
function publicPath(path: unknown, {baseUrl, pageOf}: Visit): string {
  const [clean = ''] = typeof path === 'string' ? path.split(/[?#]/) : [];
  return pageOf(clean) ?? baseUrl + WITHHELD;
}

/** The site that the reader came from, or the page if it is ours. */
function publicReferrer(visit: Visit): string | undefined {
  if (!URL.canParse(visit.referrer)) {
    return undefined;
  }
  const {origin, pathname} = new URL(visit.referrer);
  return origin === visit.origin ? origin + publicPath(pathname, visit) : `${origin}/`;
}

function isCampaignName(value: string): boolean {
  const digits = value.match(/\d/g) ?? [];
  return campaignName.test(value) && digits.length < MAX_CAMPAIGN_DIGITS;
}

function campaign({search}: Visit): Body {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(campaignParameters)
      .map(([field, name]) => [field, parameters.get(name) ?? ''] as const)
      .filter(([, value]) => isCampaignName(value)),
  );
}

function numbers(values: unknown): Body {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => typeof value === 'number'),
  );
}

/** The page and the query of a search. */
function details(meta: unknown, visit: Visit): Body {
  const {page, query} = (meta ?? {}) as Body;
  return {
    ...(page !== undefined && {page: publicPath(page, visit)}),
    ...(typeof query === 'string' && {query: visit.queryOf(query)}),
  };
}

/**
 * Returns the URL of a script or page of the site, without its query. Returns undefined for other URLs, because a
 * browser extension's URL could identify the reader.
 */
function publicScript(url: unknown, visit: Visit): string | undefined {
  if (typeof url !== 'string' || !url.startsWith(visit.origin + visit.baseUrl)) {
    return undefined;
  }
  const [path = ''] = url.slice(visit.origin.length).split(/[?#]/);
  const isScript = /^assets\/js\/[\w.~-]{1,100}\.js$/.test(path.slice(visit.baseUrl.length));
  return visit.origin + (isScript ? path : publicPath(path, visit));
}

/** Keeps only stack frames from the site's own scripts. Other lines may repeat the message, which can be private. */
function publicStack(stack: unknown, visit: Visit): string {
  return (typeof stack === 'string' ? stack : '')
    .split('\n')
    .flatMap((line) => {
      const [, caller = '', url, place] =
        /^([\w$.<> ]{0,80}[(@ ])?(https?:\/\/\S{1,500}?)(:\d+:\d+\)?)$/.exec(line) ?? [];
      const script = publicScript(url, visit);
      return script === undefined ? [] : [`${caller}${script}${place}`];
    })
    .slice(0, STACK_MAX_FRAMES)
    .join('\n');
}

function publicError(body: Body, visit: Visit): Body {
  return {
    name: /^[A-Z]?[A-Za-z]{0,40}(?:Error|Exception)$/.exec(String(body.name))?.[0] ?? 'Error',
    message: errorTemplate(body.message),
    filename: publicScript(body.filename, visit),
    ...numbers({lineno: body.lineno, colno: body.colno}),
    stackTrace: publicStack(body.stackTrace, visit),
  };
}

/** What a kind of request contains besides the visit. Undefined for an unknown kind. */
function ownFields(path: string, body: Body, visit: Visit): Body | undefined {
  switch (path) {
    case '':
      return {perf: numbers(body.perf), unique: body.unique === true};
    case 'hb':
      return {};
    case 'custom':
      return EVENTS.includes(body.ev) ? {ev: body.ev, meta: details(body.meta, visit)} : undefined;
    case 'error':
      return publicError(body, visit);
    default:
      return undefined;
  }
}

/**
 * Keeps only the parts of the client's request body that may be sent. `path` is the kind of request: '' for a
 * page view, 'hb' for a heartbeat. Returns undefined for an unknown kind.
 */
export function publicBody(path: string, body: Body, visit: Visit): Body | undefined {
  const own = ownFields(path, body, visit);
  return (
    own && {
      pid: body.pid,
      pg: publicPath(body.pg ?? visit.path, visit),
      lc: visit.locale,
      tz: visit.timeZone,
      ref: publicReferrer(visit),
      ...campaign(visit),
      ...own,
    }
  );
}

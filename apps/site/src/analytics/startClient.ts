import {init, track, trackError, trackViews} from 'swetrix';
import {loadSearchData} from '../loadSearchData';
import type {Report} from '../report';
import {routePath} from '../routePath';
import {publicBody, type Body, type Visit} from './publicBody';
import {publicQuery} from './publicQuery';

/** The settings that apps/site/docusaurus/analytics/index.ts passes to the page. */
export interface Settings {
  readonly projectId: string;
  readonly apiUrl: string;
  readonly baseUrl: string;
}

/** An error that no code has handled. */
export interface Uncaught {
  readonly uncaught: Pick<ErrorEvent, 'error'> &
    Partial<Pick<ErrorEvent, 'message' | 'filename' | 'lineno' | 'colno'>>;
}

/** ('https://stats.example.com/log?site=1', 'hb') → 'https://stats.example.com/log/hb?site=1' */
function endpoint(apiUrl: string, path: string): string {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  return url.href;
}

let words: Set<string> | undefined;

/** The words that the search index knows. The search that is reported has loaded the index. */
async function knownWords(baseUrl: string): Promise<Set<string>> {
  words ??= new Set((await loadSearchData(baseUrl))?.index.index.map(([word]) => word));
  return words;
}

async function visitOf({baseUrl}: Settings, hasQuery: boolean): Promise<Visit> {
  const {origin, pathname, search} = window.location;
  const known = hasQuery ? await knownWords(baseUrl) : new Set<string>();
  return {
    origin,
    baseUrl,
    path: pathname,
    search,
    referrer: document.referrer,
    locale: navigator.language,
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    pageOf: routePath,
    queryOf: (query) => publicQuery(query, (word) => known.has(word)),
  };
}

async function send(settings: Settings, path: string, body: Body): Promise<void> {
  const hasQuery = (body.meta as Body | undefined)?.query !== undefined;
  const allowed = publicBody(path, body, await visitOf(settings, hasQuery));
  if (allowed) {
    await fetch(endpoint(settings.apiUrl, path), {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(allowed),
      // The request must outlive the page.
      keepalive: true,
      credentials: 'omit',
      // By default, an endpoint on the site's own host would get the full page URL as the referrer.
      referrerPolicy: 'strict-origin',
    });
  }
}

/** Sends an error, with or without the event that reported it. Anything can be thrown, including null. */
function sendError({error, message, filename, lineno, colno}: Uncaught['uncaught']): void {
  const thrown = error as Partial<Error & {readonly code: unknown}> | null | undefined;
  trackError({
    name: thrown?.name ?? 'Error',
    message: typeof thrown?.code === 'string' ? thrown.code : (thrown?.message ?? message ?? ''),
    stackTrace: thrown?.stack ?? '',
    filename: filename ?? '',
    lineno,
    colno,
  });
}

interface Client {
  sendRequest: (path: string, body: Body) => Promise<void>;
  readonly canTrack: () => boolean;
}

/** Starts reporting visits, and returns a function that reports other events. */
export async function startClient(settings: Settings) {
  const client = init(settings.projectId, {apiURL: settings.apiUrl}) as unknown as Client;
  // Replaces the client's own function, which sends too much data and doesn't handle failed requests.
  client.sendRequest = (path, body) => send(settings, path, body).catch(() => undefined);
  await trackViews();
  return (event: Report | Uncaught): void => {
    if ('name' in event) {
      const {name, details} = event;
      void track({ev: name, ...(details && {meta: details})});
    } else if (client.canTrack()) {
      sendError('crash' in event ? {error: event.crash} : event.uncaught);
    }
  };
}

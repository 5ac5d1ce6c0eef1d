import {init, track, trackErrors, trackViews} from 'swetrix';
import type {Report} from '../report';
import {publicBody, type Body} from './publicBody';

/** The settings that plugins/analytics/index.ts passes to the page. */
export interface Settings {
  readonly projectId: string;
  readonly apiUrl: string;
  readonly baseUrl: string;
}

/** ('https://stats.example.com/log?site=1', 'hb') → 'https://stats.example.com/log/hb?site=1' */
function endpoint(apiUrl: string, path: string): string {
  const url = new URL(apiUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  return url.href;
}

async function send({apiUrl, baseUrl}: Settings, path: string, body: Body): Promise<void> {
  const {origin, search} = window.location;
  const allowed = publicBody(path, body, {origin, search, baseUrl});
  if (allowed) {
    await fetch(endpoint(apiUrl, path), {
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

/** Starts reporting visits, and returns a function that reports other events. */
export async function startClient(settings: Settings) {
  const client = init(settings.projectId, {apiURL: settings.apiUrl}) as unknown as {
    sendRequest: (path: string, body: Body) => Promise<void>;
  };
  // Replaces the client's own function, which sends too much data and doesn't handle failed requests.
  client.sendRequest = (path, body) => send(settings, path, body).catch(() => undefined);

  // Don't set a sample rate. Without one, the client sends every error. With a rate of 1, it sends none.
  trackErrors();
  await trackViews();
  return ({name, details}: Report) => void track({ev: name, ...(details && {meta: details})});
}

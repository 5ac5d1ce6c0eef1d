// Part of the site only where a project is configured (plugins/analytics.ts).
import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {onReport, type Report} from '../report';

interface Settings {
  readonly projectId: string;
  readonly apiUrl: string;
}

const localHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|)$/;

/** What visitors did before the client was there. */
const waiting: Report[] = [];
let deliver = (detail: Report): void => void waiting.push(detail);

async function start(): Promise<void> {
  const {projectId, apiUrl} = globalData.analytics?.default as Settings;
  const {init, track, trackErrors, trackViews} = await import('swetrix');
  const client = init(projectId, {apiURL: apiUrl}) as unknown as {
    sendRequest: (path: string, body: object) => Promise<void>;
  };
  // The client lets failed requests reject without anybody to catch them.
  const send = client.sendRequest.bind(client);
  client.sendRequest = (path, body) => send(path, body).catch(() => undefined);

  // Without a sample rate the client sends every error; given a rate of 1 it sends none.
  trackErrors();
  await trackViews();
  deliver = ({name, details}) => void track({ev: name, ...(details && {meta: details})});
  waiting.forEach(deliver);
}

/** Once the page is usable. A client that can't be loaded changes nothing for the reader. */
function startWhenIdle(): void {
  const run = () => void start().catch(() => undefined);
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
  } else {
    setTimeout(run);
  }
}

if (ExecutionEnvironment.canUseDOM && !localHosts.test(window.location.hostname)) {
  onReport((detail) => deliver(detail));
  if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    window.addEventListener('load', startWhenIdle, {once: true});
  }
}

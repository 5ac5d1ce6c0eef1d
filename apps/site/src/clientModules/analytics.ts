// apps/site/docusaurus/analytics/index.ts includes this module only if an analytics project is configured.
import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Settings, Uncaught} from '../analytics/startClient';
import {onReport, type Report} from '../report';

const localHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|)$/;

/** Events and errors from before the client has loaded. */
const waiting: (Report | Uncaught)[] = [];
let deliver = (event: Report | Uncaught): void => void waiting.push(event);

async function start(): Promise<void> {
  const {startClient} = await import('../analytics/startClient');
  deliver = await startClient(globalData.analytics?.default as Settings);
  waiting.forEach(deliver);
}

/** Starts the analytics client when the browser is idle. If the client can't be loaded, the error is ignored. */
function startWhenIdle(): void {
  const run = () => void start().catch(() => undefined);
  // Safari doesn't support requestIdleCallback.
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run);
  } else {
    setTimeout(run);
  }
}

if (ExecutionEnvironment.canUseDOM && !localHosts.test(window.location.hostname)) {
  onReport((detail) => deliver(detail));
  window.addEventListener('error', (event) => deliver({uncaught: event}));
  window.addEventListener('unhandledrejection', ({reason}) =>
    deliver({uncaught: {error: reason as unknown}}),
  );
  if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    window.addEventListener('load', startWhenIdle, {once: true});
  }
}

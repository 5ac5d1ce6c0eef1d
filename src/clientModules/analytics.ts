// Part of the site only where a project is configured (plugins/analytics/index.ts).
import globalData from '@generated/globalData';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {Settings} from '../analytics/startClient';
import {onReport, type Report} from '../report';

const localHosts = /^(?:localhost|127(?:\.\d+){3}|\[::1\]|)$/;

/** Events from before the client was loaded. */
const waiting: Report[] = [];
let deliver = (detail: Report): void => void waiting.push(detail);

async function start(): Promise<void> {
  const {startClient} = await import('../analytics/startClient');
  deliver = await startClient(globalData.analytics?.default as Settings);
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

// cspell:ignore tdur
import type {Browser} from '@playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The CPU time of an event, in microseconds. */
  readonly tdur?: number;
  readonly args?: {readonly name?: string};
}

/**
 * Measures the longest task on the pages' main thread during some work, in milliseconds of CPU time. Elapsed
 * time would be misleading, because on a busy machine a task waits several times as long as it runs.
 */
export async function longestTask(browser: Browser, work: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({value}) => events.push(...(value as never[])));
  const completed = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline'],
      excludedCategories: ['*'],
    },
    transferMode: 'ReportEvents',
  });
  await work();
  await session.send('Tracing.end');
  await completed;
  await session.detach();
  const threads = events
    .filter(({name, args}) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({pid, tid}) => `${pid} ${tid}`);
  const tasks = events.filter(
    ({name, pid, tid}) => name === 'RunTask' && threads.includes(`${pid} ${tid}`),
  );
  if (tasks.length === 0) {
    throw new Error('The browser reported no tasks.');
  }
  return tasks.reduce((longest, {tdur = 0}) => Math.max(longest, tdur / 1000), 0);
}

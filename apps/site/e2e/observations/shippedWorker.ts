import type {Page} from '@playwright/test';

/** Runs calls or steps in the site's own worker, one after another, as a panel does. */
export function runInWorker<Run, Outcome>(
  page: Page,
  address: string,
  runs: readonly Run[],
): Promise<Outcome[]> {
  return page.evaluate(
    async ({address: script, runs: all}) => {
      const worker = new Worker(script);
      const outcomes: unknown[] = [];
      for (const [id, run] of all.entries()) {
        outcomes.push(
          await new Promise((resolve) => {
            worker.onmessage = ({data}: MessageEvent<{state: string; outcome: unknown}>) => {
              if (data.state === 'done') {
                resolve(data.outcome);
              }
            };
            worker.postMessage({id, run});
          }),
        );
      }
      worker.terminate();
      return outcomes;
    },
    {address, runs: runs as unknown[]},
  ) as Promise<Outcome[]>;
}

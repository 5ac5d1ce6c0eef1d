// The worker's side: runs mappings, and searches for them by example.
import {parentPort} from 'node:worker_threads';
import type {Answer, Job, MappingOutcome, SearchOutcome} from './messages';

/** Runs each job that arrives. */
export function answerJobs(): void {
  const port = parentPort!;
  const post = (answer: Answer) => port.postMessage(answer);

  async function outcomeOf(job: Job): Promise<MappingOutcome | SearchOutcome> {
    const onRunning = () => post({state: 'running'});
    if ('examples' in job) {
      const {searchByExample} = await import('./searchByExample');
      return searchByExample(job, onRunning, (mappings) => post({state: 'found', mappings}));
    }
    const {runMapping} = await import('./runMapping');
    return runMapping(job, onRunning);
  }

  port.on('message', (job: Job) => {
    void outcomeOf(job).then((outcome) => post({state: 'done', outcome}));
  });
}

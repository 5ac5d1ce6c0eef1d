// The side of the process that runs mappings and searches for them by example.
import {Worker} from 'node:worker_threads';
import type {Answer, Job, Report} from './engine/messages';

const LOOK_EVERY_MS = 500;

/** Runs in a thread of its own, because a library can keep the main thread busy for as long as it wants. */
const watch = `
const {workerData: parent} = require('node:worker_threads');
setInterval(() => {
  try {
    process.kill(parent, 0);
    if (process.ppid === parent) return;
  } catch {}
  process.kill(process.pid, 'SIGKILL');
}, ${LOOK_EVERY_MS});`;

/** Ends this process with the program that started it, however that one ends. */
function endWithProgram(): void {
  process.on('disconnect', () => process.exit());
  new Worker(watch, {eval: true, workerData: process.ppid}).unref();
}

/** Runs each job that arrives. */
export function answerJobs(): void {
  const post = (answer: Answer) => void process.send!(answer);
  const report: Report = {
    running: () => post({state: 'running'}),
    soFar: (outcome) => post({state: 'so far', outcome}),
  };

  async function answer(job: Job): Promise<void> {
    const {runMapping, searchByExample} = await import('./libraries/catalogue');
    const outcome =
      'examples' in job ? await searchByExample(job, report) : await runMapping(job, report);
    post({state: 'done', outcome});
  }

  endWithProgram();
  // The PDF library can leave errors unhandled. The call that caused them has failed by itself.
  process.on('unhandledRejection', () => {});
  process.on('message', (job: Job) => void answer(job));
  // While the process starts, it loads what every job needs.
  void import('./libraries/catalogue');
}

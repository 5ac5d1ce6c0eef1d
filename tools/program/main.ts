// The command-line tool. Its file is also the code of the worker that runs mappings, so it stays one file. Everything
// is imported when it is first needed, because a bundle evaluates such modules only then.
import {isMainThread} from 'node:worker_threads';

if (isMainThread) {
  const {runCommandLine} = await import('./commands/commandLine');
  await runCommandLine(process.argv.slice(2));
} else {
  const {answerJobs} = await import('./engine/worker');
  answerJobs();
}

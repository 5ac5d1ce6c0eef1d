// The command-line tool. Its file is also the code of the process that runs mappings, so it stays one file. Everything
// is imported when it is first needed, because a bundle evaluates such modules only then.
import {isEngine} from './engine/engineProcess';

if (isEngine) {
  const {answerJobs} = await import('./answerJobs');
  answerJobs();
} else {
  const {runCommandLine} = await import('./commands/commandLine');
  await runCommandLine(process.argv.slice(2));
}

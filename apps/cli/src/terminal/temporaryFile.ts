import {randomUUID} from 'node:crypto';
import {rmSync} from 'node:fs';
import {join} from 'node:path';

/** Signals with which a user or the system ends a program. */
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Passes on the path of a temporary file, and removes the file afterwards, even if a signal ends the program. */
export async function withTemporaryFile(
  folder: string,
  act: (path: string) => Promise<void>,
): Promise<void> {
  // The name doesn't contain the final one, so it's never too long.
  const path = join(folder, `.mapping-${randomUUID()}.tmp`);
  const end = (signal: NodeJS.Signals) => {
    rmSync(path, {force: true});
    stopListening();
    process.kill(process.pid, signal);
  };
  const stopListening = () => signals.forEach((signal) => process.off(signal, end));
  signals.forEach((signal) => process.once(signal, end));
  try {
    await act(path);
  } finally {
    stopListening();
    rmSync(path, {force: true});
  }
}

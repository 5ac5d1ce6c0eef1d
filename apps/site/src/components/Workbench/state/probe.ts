import type {Value} from '@documentation/base/internal/values/types';
import type {Engine} from '../../../engine/createEngine';
import type {RunFile, WorkbenchOutcome, WorkbenchRun} from '../../../engine/workbenchMessages';
import type {Draft} from './draft';

/**
 * Evaluates notation on the draft's files, or with `$` as the given file. Returns the value, cut to fit, or undefined
 * if it fails.
 */
export type Probe = (notation: string, file?: RunFile) => Promise<Value | undefined>;

/** Returns why notation fails on a file. */
export type Explain = (notation: string, file: RunFile) => Promise<string | undefined>;

/** Creates functions that evaluate notation alongside the reader's runs, for previews and completion. */
export function createProbe(
  engine: Engine<WorkbenchRun, WorkbenchOutcome>,
  draft: () => Draft,
): {readonly probe: Probe; readonly explain: Explain} {
  // The engine replaces a waiting run, so each probe waits for the previous one.
  let queue: Promise<unknown> = Promise.resolve();

  function ask(mapping: string, file?: RunFile): Promise<Partial<WorkbenchOutcome> | undefined> {
    const answer = queue.then(() => {
      const {files, selected} = draft();
      return engine.run({
        mapping,
        files: file ? [file, ...files.filter(({name}) => name !== file.name)] : files,
        selected: file ? file.name : selected,
        now: new Date().toISOString(),
        isRecorded: false,
      });
    });
    queue = answer.catch(() => {});
    return answer;
  }

  return {
    probe: async (mapping, file) => {
      const outcome = await ask(mapping, file);
      return outcome && 'value' in outcome ? outcome.value : undefined;
    },
    explain: async (mapping, file) => {
      const outcome = await ask(mapping, file);
      return outcome && 'failure' in outcome ? outcome.failure?.message : undefined;
    },
  };
}

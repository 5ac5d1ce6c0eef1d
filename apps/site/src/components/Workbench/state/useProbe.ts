import {useEffect, useMemo, useRef} from 'react';
import {createWorkbenchEngine} from '../../../engine/workbenchEngine';
import type {RunFile, WorkbenchOutcome} from '../../../engine/workbenchMessages';
import {useEngine} from '../../Panel/runs';
import type {Draft} from './draft';
import type {Explain, Probe} from './probe';

/** Returns functions that evaluate notation alongside the reader's runs, for previews and completion. */
export default function useProbe(draft: Draft): {readonly probe: Probe; readonly explain: Explain} {
  const engine = useEngine(createWorkbenchEngine);
  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  });
  // The engine replaces a waiting run, so each probe waits for the previous one.
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  return useMemo(() => {
    function ask(mapping: string, file?: RunFile): Promise<Partial<WorkbenchOutcome> | undefined> {
      const answer = queue.current.then(() => {
        const {files, selected} = latest.current;
        return engine.run({
          mapping,
          files: file ? [file, ...files.filter(({name}) => name !== file.name)] : files,
          selected: file ? file.name : selected,
          now: new Date().toISOString(),
          isRecorded: false,
        });
      });
      queue.current = answer.catch(() => {});
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
  }, [engine]);
}

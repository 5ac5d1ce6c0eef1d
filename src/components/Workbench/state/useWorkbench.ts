import {useCallback, useEffect, useRef, useState} from 'react';
import {parse} from '../../../../functions/language/notation/parse';
import {tookTooLong} from '../../../engine/createEngine';
import {createWorkbenchEngine} from '../../../engine/workbenchEngine';
import type {WorkbenchOutcome} from '../../../engine/workbenchMessages';
import type {ExpectedOutcome} from '../../../workbenchRequests';
import {useEdits, useEngine, useRuns} from '../../Panel/runs';
import type {Draft} from './draft';
import {loadStoredFiles, saveDraft, storedDraft} from './draftStorage';

/** What the workbench shows, apart from outcomes. */
export interface State {
  readonly draft: Draft;
  /** What the page documents as the outcome, if the draft comes from a page. */
  readonly expected?: ExpectedOutcome;
  /** The draft that was replaced by another one, so the reader can get it back. */
  readonly before?: Omit<State, 'before'>;
}

interface WantedRun extends Draft {
  readonly isUnlimited?: boolean;
}

/** Whether a draft can be run. A mapping with a mistake leaves the last result in place. */
export function canRun({draft}: Pick<State, 'draft'>): boolean {
  try {
    parse(draft.mapping);
    return true;
  } catch {
    return false;
  }
}

/** Keeps the draft, runs it after each change, and saves it in the browser. */
export default function useWorkbench() {
  const engine = useEngine(createWorkbenchEngine);
  const [isLoaded, setIsLoaded] = useState(false);

  const outcomeOf = useCallback(
    async ({
      mapping,
      files,
      selected,
      isUnlimited,
    }: WantedRun): Promise<WorkbenchOutcome | undefined> => {
      const now = new Date().toISOString();
      const run = {mapping, files, selected, now, isRecorded: true, isUnlimited};
      const outcome = await engine.run(run);
      // The engine itself reports a run that took too long, or code that couldn't be loaded.
      return outcome && !('steps' in outcome)
        ? {mapping, elapsedMs: 0, steps: [], ...outcome, isTimeLimit: outcome === tookTooLong}
        : outcome;
    },
    [engine],
  );
  const runs = useRuns<WantedRun, WorkbenchOutcome | undefined>(
    undefined,
    outcomeOf,
    useCallback(() => {}, []),
  );
  const {state, edit, show} = useEdits<State, WantedRun>(storedDraft, canRun, runs);

  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
    // Until the files are loaded, the stored draft has more files than the one on the screen.
    if (isLoaded) {
      saveDraft(state);
    }
  }, [isLoaded, state]);

  return {
    state,
    isLoaded,
    runs,
    outcome: runs.outcome as WorkbenchOutcome | undefined,
    /** Applies a change made by the reader. */
    edit: (draft: Draft) => {
      const {expected, ...rest} = state;
      // What the page documents applies only to the files that were opened with the mapping.
      const isAboutFiles =
        draft.files === state.draft.files && draft.selected === state.draft.selected;
      edit({...rest, draft, ...(expected && isAboutFiles && {expected})});
    },
    /** Replaces the draft, unless there is nothing to replace, and keeps the previous one. */
    open: ({draft, expected}: Pick<State, 'draft' | 'expected'>) => {
      // The reader may have typed while a sample was being loaded.
      const {draft: presentDraft, expected: presentExpected} = latest.current;
      const present = {
        draft: presentDraft,
        ...(presentExpected && {expected: presentExpected}),
      };
      const isSame = present.draft.mapping.trim() === '' || present.draft.mapping === draft.mapping;
      setIsLoaded(true);
      show({draft, ...(expected && {expected}), ...(!isSame && {before: present})});
    },
    restore: () => state.before && show(state.before),
    forgetBefore: () =>
      edit({draft: state.draft, ...(state.expected && {expected: state.expected})}),
    /** Loads the files of the last visit, and runs the mapping. The reader may be typing already. */
    load: async () => {
      const loaded = await loadStoredFiles();
      setIsLoaded(true);
      const {current} = latest;
      show(
        current.draft.files.length > 0
          ? current
          : {...current, draft: {...current.draft, ...loaded}},
      );
    },
    runNow: () => show(state),
    runWithoutLimit: () => runs.start({...state.draft, isUnlimited: true}),
    stop: () => {
      runs.cancel();
      engine.stop();
    },
    wholeText: engine.wholeText,
  };
}

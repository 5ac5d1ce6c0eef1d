import {useCallback, useEffect, useRef, useState} from 'react';
import {parse} from '@documentation/mapping/internal/language/notation/parse';
import {tookTooLong} from '../../../engine/createEngine';
import {createWorkbenchEngine} from '../../../engine/workbenchEngine';
import type {WorkbenchOutcome} from '../../../engine/workbenchMessages';
import type {ExpectedOutcome} from '../../../workbenchRequests';
import {useEdits, useEngine, useRuns} from '../../Panel/runs';
import type {Draft} from './draft';
import {loadStoredFiles, saveDraft, storedDraft} from './draftStorage';
import type {Opened, OpenedDraft} from './openedDraft';

/** What the workbench shows, apart from outcomes. */
export interface State {
  readonly draft: Draft;
  /** The name that the mapping was saved under. */
  readonly name?: string;
  /** What the page documents as the outcome, if the draft comes from a page. */
  readonly expected?: ExpectedOutcome;
  /** The draft that was replaced by another one, so the reader can get it back. */
  readonly before?: Omit<State, 'before'>;
}

interface WantedRun extends Draft {
  readonly isUnlimited?: boolean;
}

/**
 * Whether a draft can be run. A mapping with a mistake leaves the last result in place. A mapping whose files are gone
 * would run on null.
 */
export function canRun({draft}: Pick<State, 'draft'>): boolean {
  try {
    parse(draft.mapping);
    return !draft.lost;
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
  const {state, edit, show, amend} = useEdits<State, WantedRun>(storedDraft, canRun, runs);

  // The newest state. Changes may follow each other before React has rendered the first one.
  const latest = useRef(state);
  function change(next: State, apply: (next: State) => void): void {
    latest.current = next;
    apply(next);
  }
  useEffect(() => {
    // Until the files are loaded, the stored draft has more files than the one on the screen.
    if (isLoaded) {
      saveDraft(latest.current);
    }
  }, [isLoaded, state]);

  const loading = useRef<Promise<void>>(undefined);
  /** Loads the files of the last visit, once. The reader may be typing already, or have added a file. */
  function loadFiles(): Promise<void> {
    loading.current ??= loadStoredFiles().then((loaded) => {
      const {draft, ...rest} = latest.current;
      if (draft.files.length === 0) {
        latest.current = {...rest, draft: {...draft, ...loaded}};
      }
      setIsLoaded(true);
    });
    return loading.current;
  }

  return {
    state,
    runs,
    outcome: runs.outcome as WorkbenchOutcome | undefined,
    /** Applies a change made by the reader to the newest draft. */
    edit: (update: (draft: Draft) => Draft) => {
      const {draft: before, expected, ...rest} = latest.current;
      const draft = update(before);
      if (draft === before) {
        return;
      }
      // What the page documents applies only to the files that were opened with the mapping.
      const isAboutFiles = draft.files === before.files && draft.selected === before.selected;
      change({...rest, draft, ...(expected && isAboutFiles && {expected})}, edit);
    },
    /** Replaces the draft, unless there is nothing to replace, and keeps the previous one. */
    open: async (opened: OpenedDraft, {name, expected}: Pick<Opened, 'name' | 'expected'>) => {
      await loadFiles();
      const {before: _, ...present} = latest.current;
      const draft = 'files' in opened ? opened : {...present.draft, ...opened};
      const {mapping} = present.draft;
      const isSame = mapping.trim() === '' || mapping === draft.mapping;
      const about = {...(name !== undefined && {name}), ...(expected && {expected})};
      change({draft, ...about, ...(!isSame && {before: present})}, show);
    },
    restore: () => latest.current.before && change(latest.current.before, show),
    forgetBefore: () => {
      const {before: _, ...present} = latest.current;
      change(present, amend);
    },
    rename: (name: string) => change({...latest.current, name}, amend),
    /** Loads the files of the last visit, and runs the mapping. */
    load: async () => {
      if (!isLoaded) {
        await loadFiles();
        show(latest.current);
      }
    },
    runNow: () => show(latest.current),
    runWithoutLimit: () => runs.start({...latest.current.draft, isUnlimited: true}),
    stop: () => {
      runs.cancel();
      engine.stop();
    },
    wholeText: engine.wholeText,
  };
}

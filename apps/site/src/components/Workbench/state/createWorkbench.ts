import {tookTooLong, type Engine} from '../../../engine/createEngine';
import type {WorkbenchOutcome, WorkbenchRun} from '../../../engine/workbenchMessages';
import {RUN_DEBOUNCE_MS} from '../../../universal/constants';
import type {ExpectedOutcome} from '../../../workbenchRequests';
import type {Draft} from './draft';
import * as draftStorage from './draftStorage';
import type {Opened, OpenedDraft} from './openedDraft';
import {parseMapping, type ParsedMapping} from './parsedMapping';
import {createStore, type Store} from './store';

/** What the reader is working on, and where it comes from. */
interface Work {
  readonly draft: Draft;
  /** The draft's mapping with its tree. */
  readonly parsed: ParsedMapping;
  /** The name that the mapping was saved under. */
  readonly name?: string;
  /** What the page documents as the outcome, if the draft comes from a page. */
  readonly expected?: ExpectedOutcome;
}

export interface State extends Work {
  /** What was replaced by another draft, so the reader can get it back. */
  readonly before?: Work;
  /** The outcome of the last run that ended. */
  readonly outcome: WorkbenchOutcome | undefined;
  readonly isRunning: boolean;
  /** Identifies the newest run. The outcomes of earlier runs are ignored. */
  readonly runNumber: number;
}

export interface Workbench extends Pick<Store<State>, 'get' | 'subscribe'> {
  /** The cursor position in the mapping. */
  readonly cursor: Store<number>;
  /** Takes over what the reader typed. */
  readonly type: (mapping: ParsedMapping) => void;
  /** Applies a change of the files to the newest draft. */
  readonly editFiles: (update: (draft: Draft) => Draft) => void;
  /** Replaces the draft, unless there is nothing to replace, and keeps the previous one. */
  readonly open: (
    opened: OpenedDraft,
    about: Pick<Opened, 'name' | 'expected'>,
  ) => Promise<ParsedMapping>;
  readonly restore: (before: Work) => ParsedMapping;
  readonly forgetBefore: () => void;
  readonly rename: (name: string) => void;
  /** Loads the files of the last visit, and runs the mapping. */
  readonly load: () => Promise<void>;
  readonly runNow: () => void;
  readonly runWithoutLimit: () => void;
  readonly stop: () => void;
  readonly wholeText: (part: string) => Promise<Blob>;
  readonly close: () => void;
}

/** Keeps the draft, runs it after each change, and saves it in the browser. */
export function createWorkbench(
  engine: Engine<WorkbenchRun, WorkbenchOutcome>,
  {storedDraft, loadStoredFiles, saveDraft}: typeof draftStorage = draftStorage,
): Workbench {
  const stored = storedDraft();
  const parsed = parseMapping(stored.draft.mapping);
  const store = createStore<State>({
    ...stored,
    draft: {...stored.draft, mapping: parsed.text},
    parsed,
    outcome: undefined,
    isRunning: false,
    runNumber: 0,
  });
  let isLoaded = false;
  let loading: Promise<void> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function amend(changes: Partial<State>): void {
    store.set({...store.get(), ...changes});
  }

  /** Ignores the outcomes of runs that haven't ended. */
  function cancel(): void {
    clearTimeout(timer);
    amend({isRunning: false, runNumber: store.get().runNumber + 1});
  }

  async function outcomeOf(isUnlimited: boolean): Promise<WorkbenchOutcome | undefined> {
    const {mapping, files, selected} = store.get().draft;
    const now = new Date().toISOString();
    const run = {mapping, files, selected, now, isRecorded: true, isUnlimited};
    const outcome = await engine.run(run).catch((error: unknown) => ({
      failure: {message: error instanceof Error ? error.message : String(error)},
    }));
    // The engine itself reports a run that took too long, or code that couldn't be loaded.
    return outcome && !('steps' in outcome)
      ? {mapping, elapsedMs: 0, steps: [], ...outcome, isTimeLimit: outcome === tookTooLong}
      : outcome;
  }

  async function run(isUnlimited = false): Promise<void> {
    const runNumber = store.get().runNumber + 1;
    amend({isRunning: true, runNumber});
    const outcome = await outcomeOf(isUnlimited);
    if (outcome && runNumber === store.get().runNumber) {
      amend({outcome, isRunning: false});
    }
  }

  /** A mapping with a mistake leaves the last outcome in place. A mapping whose files are gone would run on null. */
  function runAfter(delayMs: number): void {
    const {
      draft,
      parsed: {tree},
    } = store.get();
    clearTimeout(timer);
    if (!tree || draft.lost) {
      cancel();
    } else if (delayMs === 0) {
      void run();
    } else {
      timer = setTimeout(() => void run(), delayMs);
    }
  }

  function save(): void {
    // Until the files are loaded, the stored draft has more files than the one on the screen.
    if (isLoaded) {
      saveDraft(store.get());
    }
  }

  function change(changes: Partial<State>, delayMs = 0): void {
    amend(changes);
    save();
    runAfter(delayMs);
  }

  /** Loads the files of the last visit, once. The reader may be typing already, or have added a file. */
  function loadFiles(): Promise<void> {
    loading ??= loadStoredFiles().then((loaded) => {
      const {draft} = store.get();
      isLoaded = true;
      if (draft.files.length === 0) {
        amend({draft: {...draft, ...loaded}});
      }
      save();
    });
    return loading;
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    cursor: createStore(0),
    type: (typed) => {
      const draft = {...store.get().draft, mapping: typed.text};
      change({draft, parsed: typed}, RUN_DEBOUNCE_MS);
    },
    editFiles: (update) => {
      const {draft: before, expected} = store.get();
      const draft = update(before);
      if (draft !== before) {
        // What the page documents applies only to the files that were opened with the mapping.
        const isSame = draft.files === before.files && draft.selected === before.selected;
        change({draft, expected: isSame ? expected : undefined}, RUN_DEBOUNCE_MS);
      }
    },
    open: async (opened, {name, expected}) => {
      await loadFiles();
      const {before: _, ...present} = store.get();
      const {mapping} = present.draft;
      const wanted = parseMapping(opened.mapping);
      const files = 'files' in opened ? opened : present.draft;
      const draft = {...files, mapping: wanted.text};
      const isSame = mapping.trim() === '' || mapping === wanted.text;
      change({draft, parsed: wanted, name, expected, before: isSame ? undefined : present});
      return wanted;
    },
    restore: ({draft, parsed: earlier, name, expected}) => {
      change({draft, parsed: earlier, name, expected, before: undefined});
      return earlier;
    },
    forgetBefore: () => amend({before: undefined}),
    rename: (name) => amend({name}),
    load: async () => {
      if (!isLoaded) {
        await loadFiles();
        runAfter(0);
      }
    },
    runNow: () => runAfter(0),
    runWithoutLimit: () => void run(true),
    stop: () => {
      cancel();
      engine.stop();
    },
    wholeText: engine.wholeText,
    close: () => clearTimeout(timer),
  };
}

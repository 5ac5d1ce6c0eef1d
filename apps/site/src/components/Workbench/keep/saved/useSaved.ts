import {useMemo, useState, useSyncExternalStore} from 'react';
import {onChange, remove, rename, restore, save, storedText} from './saved';
import {parseSaved, type SavedMapping} from './savedMapping';

/** What happened last, to show to the reader. */
export interface Status {
  readonly text: string;
  readonly isProblem?: boolean;
  /** Set after a mapping was removed. */
  readonly undo?: () => void;
}

const damaged: Status = {
  text: 'Some saved mappings or versions are missing, because what the browser has stored is damaged.',
  isProblem: true,
};

interface Saved {
  readonly mappings: readonly SavedMapping[];
  readonly status: Status | undefined;
  /** Each returns whether it succeeded. */
  readonly save: (name: string, mapping: string) => boolean;
  readonly rename: (from: string, to: string) => boolean;
  readonly remove: (name: string) => void;
}

/** The saved mappings, including changes made in other tabs, and functions to change them. */
export default function useSaved(): Saved {
  const text = useSyncExternalStore(onChange, storedText, () => null);
  const {mappings, isDamaged} = useMemo(() => parseSaved(text), [text]);
  const [status, setStatus] = useState<Status | undefined>(isDamaged ? damaged : undefined);

  function attempt(change: () => Status | undefined): boolean {
    try {
      setStatus(change());
      return true;
    } catch (error) {
      setStatus({text: (error as Error).message, isProblem: true});
      return false;
    }
  }

  return {
    mappings,
    status,
    save: (name, mapping) =>
      attempt(() => ({
        text: save(name, mapping)
          ? `Saved “${name.trim()}”.`
          : `“${name.trim()}” is already up to date.`,
      })),
    rename: (from, to) =>
      attempt(() => {
        rename(from, to);
        return {text: `Renamed to “${to.trim()}”.`};
      }),
    remove: (name) =>
      void attempt(() => {
        const removed = remove(name);
        const undo = () =>
          void attempt(() => {
            restore(removed!);
            return {text: `Restored “${name}”.`};
          });
        return {text: `Removed “${name}”.`, ...(removed && {undo})};
      }),
  };
}

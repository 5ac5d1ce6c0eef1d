import {useEffect, useRef, useState} from 'react';
import {useReadSample} from '../../Panel/runs';
import type {Draft} from '../state/draft';
import {addFiles, readFiles, type Offered, type Read} from './addFiles';

interface Files {
  /** What couldn't be added last time. */
  readonly problems: readonly string[];
  readonly isReading: boolean;
  readonly add: (offered: readonly Offered[]) => Promise<void>;
  readonly addSample: (name: string) => Promise<void>;
  /** Changes the latest draft, which may be newer than the one on the screen. */
  readonly change: (update: (draft: Draft) => Draft) => void;
}

/** Adds files to the draft. The draft can change while a file is being read, so each change starts from the latest. */
export default function useFiles(
  draft: Draft,
  onEdit: (draft: Draft) => void,
  onProblem?: (problem: string) => void,
): Files {
  const latest = useRef({draft, onEdit});
  useEffect(() => {
    latest.current = {draft, onEdit};
  });
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [readingCount, setReadingCount] = useState(0);
  const readSample = useReadSample();

  function change(update: (draft: Draft) => Draft): void {
    setProblems([]);
    const {current} = latest;
    const next = update(current.draft);
    latest.current = {...current, draft: next};
    if (next !== current.draft) {
      current.onEdit(next);
    }
  }

  async function addRead(reading: Promise<Read>): Promise<void> {
    setProblems([]);
    setReadingCount((count) => count + 1);
    const read = await reading;
    setReadingCount((count) => count - 1);
    const added = addFiles(latest.current.draft, read);
    change((before) => (added.draft.files.length > before.files.length ? added.draft : before));
    setProblems(added.problems);
    added.problems.forEach((problem) => onProblem?.(problem));
  }

  return {
    problems,
    isReading: readingCount > 0,
    change,
    add: (offered) => addRead(readFiles(offered)),
    addSample: (name) =>
      addRead(
        readSample(name).then(
          async (bytes) => {
            const {files, problems: found} = await readFiles([
              {name, content: new Blob([bytes.slice()])},
            ]);
            return {files: files.map((file) => ({...file, isSample: true})), problems: found};
          },
          (error: unknown) => ({files: [], problems: [(error as Error).message]}),
        ),
      ),
  };
}

import {useState} from 'react';
import {useReadSample} from '../../Panel/runs';
import type {Draft} from '../state/draft';
import {addFiles, readFiles, type Offered, type Read} from './addFiles';

interface Files {
  /** What couldn't be added last time. */
  readonly problems: readonly string[];
  readonly isReading: boolean;
  readonly add: (offered: readonly Offered[]) => Promise<void>;
  readonly addSample: (name: string) => Promise<void>;
  readonly change: (update: (draft: Draft) => Draft) => void;
}

/** Adds files to the draft, and changes them. */
export default function useFiles(onEdit: (update: (draft: Draft) => Draft) => void): Files {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [readingCount, setReadingCount] = useState(0);
  const readSample = useReadSample();

  function change(update: (draft: Draft) => Draft): void {
    setProblems([]);
    onEdit(update);
  }

  async function addRead(reading: Promise<Read>): Promise<void> {
    setProblems([]);
    setReadingCount((count) => count + 1);
    const read = await reading;
    setReadingCount((count) => count - 1);
    onEdit((draft) => {
      const added = addFiles(draft, read);
      setProblems(added.problems);
      return added.draft;
    });
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

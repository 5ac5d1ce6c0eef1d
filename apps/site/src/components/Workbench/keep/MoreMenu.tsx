import React, {lazy, Suspense, useRef, useState, type ReactNode} from 'react';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {Draft} from '../state/draft';
import Popover from './Popover';
import type {SharedDraft} from './sharedDraft';
import styles from './keep.module.css';

export interface Props {
  readonly draft: Draft;
  readonly name: string;
  readonly onOpen: (shared: SharedDraft) => void;
}

const UseIt = lazy(async () => import('./useIt/UseIt'));

function contentsOf({files}: Draft): string {
  if (files.length === 0) {
    return 'The mapping as a ZIP file';
  }
  const size = files.reduce((sum, {content}) => sum + content.size, 0);
  const what = files.length === 1 ? 'its file' : `its ${files.length} files`;
  return `The mapping and ${what} (${formatSize(size)}) as a ZIP file`;
}

interface ItemProps {
  readonly label: string;
  readonly note: string;
  readonly onClick: () => void;
}

function Item({label, note, onClick}: ItemProps): ReactNode {
  return (
    <button type="button" className={styles.action} onClick={onClick}>
      <b>{label}</b>
      <small>{note}</small>
    </button>
  );
}

function More({draft, name, onOpen, onClose}: Props & {readonly onClose: () => void}): ReactNode {
  const chooserRef = useRef<HTMLInputElement>(null);
  const [view, setView] = useState<'actions' | 'use'>('actions');
  const [problem, setProblem] = useState<string>();

  /** Shows what went wrong: in the file, or in loading the code that reads it. */
  async function attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
      onClose();
    } catch (error) {
      const {name: kind, message} = error as Error;
      const isExplained = kind === 'ShareError' || kind === 'MappingError';
      setProblem(
        isExplained ? message : 'That didn’t work. Check your connection, then try again.',
      );
    }
  }

  if (view === 'use') {
    return (
      <Suspense fallback={<p className={styles.status}>Loading…</p>}>
        <UseIt draft={draft} name={name} />
      </Suspense>
    );
  }
  return (
    <>
      <Item
        label="Download bundle"
        note={contentsOf(draft)}
        onClick={() =>
          void attempt(async () => (await import('./bundle/saveBundle')).saveBundle(draft, name))
        }
      />
      <Item
        label="Open a file"
        note="A bundle, or a .mapping or .txt file"
        onClick={() => chooserRef.current?.click()}
      />
      <input
        ref={chooserRef}
        type="file"
        hidden
        accept=".zip,.mapping,.txt"
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file) {
            void attempt(async () => {
              const {openFile} = await import('./bundle/openFile');
              onOpen(await openFile(file));
            });
          }
          // Allows choosing the same file again.
          target.value = '';
        }}
      />
      <Item
        label="Use it"
        note="In an API request, a workflow or a terminal"
        onClick={() => setView('use')}
      />
      {problem !== undefined && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </>
  );
}

export default function MoreMenu(props: Props): ReactNode {
  return (
    <Popover label="More" icon="M3.5 8h.01M8 8h.01M12.5 8h.01">
      {(close) => <More {...props} onClose={close} />}
    </Popover>
  );
}

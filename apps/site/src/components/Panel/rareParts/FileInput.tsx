import React, {useEffect, useRef, useState, type DragEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Input} from '../drafts/input';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import styles from '../fields.module.css';

export interface Props {
  readonly id: string;
  readonly name: string;
  readonly input: Extract<Input, {kind: 'file' | 'sample' | 'unreadable'}>;
  readonly samples: readonly string[];
  readonly isLive: boolean;
  readonly onEdit: (input: Input) => void;
}

/** Accepts a file that is dropped or chosen, or a sample. Files are read in the browser and never sent. */
export default function FileInput({id, name, input, samples, isLive, onEdit}: Props): ReactNode {
  const chooserRef = useRef<HTMLInputElement>(null);
  const newest = useRef<File>(undefined);
  // Always calls the latest callback, so edits made while a file is being read aren't lost.
  const edit = useRef(onEdit);
  useEffect(() => {
    edit.current = onEdit;
  });
  // Otherwise, a large file could replace what the reader chose while it was being read.
  useEffect(
    () => () => {
      newest.current = undefined;
    },
    [input.kind, input.name],
  );
  const [isOver, setIsOver] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (!file) {
      return;
    }
    newest.current = file;
    const read = await import('./readFile').then(
      ({readFile}) => readFile(file),
      (): Input => ({
        kind: 'unreadable',
        name: file.name,
        problem: `${file.name} couldn’t be read. Check your connection, then choose the file again.`,
      }),
    );
    if (newest.current === file) {
      edit.current(read);
    }
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  }

  return (
    <div
      className={clsx(styles.drop, isOver && styles.isOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}>
      <div className={styles.fileRow}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
          <path d="M3.5 1.5h6l3 3v10h-9zm6 0v3h3" />
        </svg>
        <span className={styles.fileName}>{input.name}</span>
        {input.kind === 'file' && (
          <span className={styles.type}>{formatSize(input.bytes.length)}</span>
        )}
      </div>
      <div className={styles.fileRow}>
        <input
          ref={chooserRef}
          id={id}
          name={name}
          type="file"
          className="visually-hidden"
          disabled={!isLive}
          onChange={({target}) => {
            void take(target.files?.[0]);
            // Allows choosing the same file again, for example if it couldn't be read.
            target.value = '';
          }}
        />
        <button type="button" className={styles.state} onClick={() => chooserRef.current?.click()}>
          Choose a file
        </button>
        <span className={styles.type}>or drop one here</span>
      </div>
      {samples.length > 0 && (
        <select
          className={styles.control}
          aria-label="Sample file"
          disabled={!isLive}
          value={input.kind === 'sample' ? input.name : ''}
          onChange={({target}) => onEdit({kind: 'sample', name: target.value})}>
          {input.kind !== 'sample' && <option value="">Choose a sample file</option>}
          {samples.map((sample) => (
            <option key={sample}>{sample}</option>
          ))}
        </select>
      )}
    </div>
  );
}

import React, {
  memo,
  useId,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {Workbench} from '../state/createWorkbench';
import {selectedFile} from '../state/draft';
import type {Explain, Probe} from '../state/probe';
import {useStore} from '../state/store';
import AddButtons from './AddButtons';
import {filesIn} from './droppedFiles';
import FileChips from './FileChips';
import {pastedFile} from './pastedFile';
import SelectedFile from './SelectedFile';
import useFiles from './useFiles';
import styles from './styles.module.css';

export interface Props {
  readonly workbench: Workbench;
  readonly probe: Probe;
  readonly explain?: Explain;
  /** The sample files that the guides use. */
  readonly samples: readonly string[];
  /** Inserts notation into the mapping. Without it, notation is copied. */
  readonly onInsert?: (text: string) => void;
}

/** The input of the mapping: the reader's files, pasted text and sample files. */
function FilesSection(props: Props): ReactNode {
  const {workbench, probe, explain, samples, onInsert} = props;
  const id = useId();
  const files = useStore(workbench, ({draft}) => draft.files);
  const selected = useStore(workbench, ({draft}) => draft.selected);
  const {problems, isReading, add, addSample, change} = useFiles(workbench.editFiles);
  const [isFolded, setIsFolded] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const file = selectedFile({files, selected});

  async function addText(text: string): Promise<void> {
    await add([await pastedFile(text, probe)]);
  }

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    setIsFolded(false);
    const text = event.dataTransfer.getData('text/plain');
    const offered = filesIn(event.dataTransfer);
    void (offered.length === 0 && text ? addText(text) : add(offered));
  }

  function paste(event: ClipboardEvent): void {
    // Text fields handle text themselves.
    const isTyping = (event.target as HTMLElement).matches('textarea');
    const offered = filesIn(event.clipboardData);
    const text = event.clipboardData.getData('text/plain');
    if (offered.length > 0 || (text && !isTyping)) {
      event.preventDefault();
      void (offered.length > 0 ? add(offered) : addText(text));
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A button adds files too.
    <section
      aria-labelledby={id}
      className={clsx(styles.section, isOver && styles.isOver)}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) {
          setIsOver(false);
        }
      }}
      onDrop={drop}
      onPaste={paste}>
      <div className={styles.header}>
        <h3 className={styles.heading}>
          <button
            type="button"
            id={id}
            className={clsx('clean-btn', styles.fold)}
            aria-expanded={!isFolded}
            onClick={() => setIsFolded(!isFolded)}>
            Input
          </button>
        </h3>
        {isFolded && file && (
          <span className={styles.folded}>
            {file.name}, {formatSize(file.content.size)}
          </span>
        )}
      </div>
      {!isFolded && (
        <div className={styles.content}>
          <AddButtons
            samples={samples}
            onAdd={(chosen) =>
              void add([...chosen].map((each) => ({name: each.name, content: each})))
            }
            onAddText={addText}
            onAddSample={addSample}
          />
          {files.length > 0 ? (
            <FileChips files={files} selected={selected} onInsert={onInsert} onChange={change} />
          ) : (
            <p className={styles.invitation}>
              Drop a file here, choose one, paste text, or use a sample.
              <span>Nothing leaves your browser.</span>
            </p>
          )}
          {file && (
            <SelectedFile
              key={file.name}
              file={file}
              probe={probe}
              explain={explain}
              onInsert={onInsert}
              onChange={change}
            />
          )}
        </div>
      )}
      {problems.length > 0 && (
        <div role="alert" className={styles.problem}>
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </div>
      )}
      <span role="status" className="visually-hidden">
        {isReading && 'Reading the file'}
      </span>
    </section>
  );
}

export default memo(FilesSection);

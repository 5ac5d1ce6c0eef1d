import React, {useRef, useState, type ReactNode} from 'react';
import PasteText from './PasteText';
import styles from './styles.module.css';

export interface Props {
  readonly samples: readonly string[];
  readonly onAdd: (files: FileList) => void;
  readonly onAddText: (text: string) => Promise<void>;
  readonly onAddSample: (name: string) => Promise<void>;
}

/** Ways to add a file: choose one, paste text, or use a sample. */
export default function AddButtons({samples, onAdd, onAddText, onAddSample}: Props): ReactNode {
  const chooser = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<'text' | 'samples'>();
  const toggle = (part: 'text' | 'samples') => setOpened(opened === part ? undefined : part);
  return (
    <>
      <div className={styles.add}>
        <input
          ref={chooser}
          type="file"
          multiple
          aria-label="Input file"
          // The button beside it opens it.
          tabIndex={-1}
          className="visually-hidden"
          onChange={({target}) => {
            onAdd(target.files!);
            // Allows choosing the same file again, for example if it couldn't be read.
            target.value = '';
          }}
        />
        <button type="button" className={styles.button} onClick={() => chooser.current?.click()}>
          Choose files
        </button>
        <button
          type="button"
          className={styles.button}
          aria-expanded={opened === 'text'}
          onClick={() => toggle('text')}>
          Paste text
        </button>
        {samples.length > 0 && (
          <button
            type="button"
            className={styles.button}
            aria-expanded={opened === 'samples'}
            onClick={() => toggle('samples')}>
            Use a sample
          </button>
        )}
      </div>
      {opened === 'text' && (
        <PasteText
          onAdd={(text) => {
            setOpened(undefined);
            void onAddText(text);
          }}
        />
      )}
      {opened === 'samples' && (
        <ul aria-label="Sample files" className={styles.samples}>
          {samples.map((sample) => (
            <li key={sample}>
              <button
                type="button"
                className={styles.sample}
                onClick={() => {
                  setOpened(undefined);
                  void onAddSample(sample);
                }}>
                {sample}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

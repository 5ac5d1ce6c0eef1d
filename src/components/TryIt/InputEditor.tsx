import React, {useId, type ReactNode} from 'react';
import type {Input} from './draft';
import FileInput from './FileInput';
import GrowingText from './GrowingText';
import styles from './fields.module.css';

export interface Props {
  readonly input: Input;
  readonly samples: readonly string[];
  readonly isLive: boolean;
  readonly mistake: string | undefined;
  readonly onEdit: (input: Input) => void;
}

const kinds = [
  {label: 'JSON', kinds: ['none', 'json']},
  {label: 'Text file', kinds: ['text']},
  {label: 'File', kinds: ['file', 'sample']},
] as const;

/** What `$` stands for: JSON, the text of a file, or a file. */
export default function InputEditor({input, samples, isLive, mistake, onEdit}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          Input <code>$</code>
        </label>
        <KindButtons input={input} samples={samples} onEdit={onEdit} />
      </div>
      {input.kind === 'file' || input.kind === 'sample' ? (
        <FileInput id={id} input={input} samples={samples} isLive={isLive} onEdit={onEdit} />
      ) : (
        <GrowingText
          id={id}
          name="input"
          isCode={input.kind !== 'text'}
          readOnly={!isLive}
          value={input.kind === 'none' ? '' : input.text}
          placeholder={input.kind === 'text' ? 'The text of the file' : 'null'}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onEdit={(text) => onEdit(input.kind === 'text' ? {kind: 'text', text} : jsonInput(text))}
        />
      )}
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </div>
  );
}

function jsonInput(text: string): Input {
  return text.trim() === '' ? {kind: 'none'} : {kind: 'json', text};
}

function KindButtons({
  input,
  samples,
  onEdit,
}: Pick<Props, 'input' | 'samples' | 'onEdit'>): ReactNode {
  const text = input.kind === 'json' || input.kind === 'text' ? input.text : '';
  function choose(kind: (typeof kinds)[number]): void {
    if (kind.label === 'JSON') {
      onEdit(jsonInput(text));
    } else if (kind.label === 'Text file') {
      onEdit({kind: 'text', text});
    } else {
      const [sample] = samples;
      onEdit(
        sample
          ? {kind: 'sample', name: sample}
          : {kind: 'file', name: 'input.txt', bytes: new TextEncoder().encode(text)},
      );
    }
  }
  return (
    <span className={styles.states}>
      {kinds.map((kind) => (
        <button
          key={kind.label}
          type="button"
          className={styles.state}
          aria-pressed={(kind.kinds as readonly string[]).includes(input.kind)}
          onClick={() => choose(kind)}>
          {kind.label}
        </button>
      ))}
    </span>
  );
}

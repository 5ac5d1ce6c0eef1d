import React, {useId, type ReactNode} from 'react';
import type {Input} from '../drafts/input';
import FileInput from './FileInput';
import GrowingText from '../text/GrowingText';
import styles from '../fields.module.css';

export interface Props {
  /** The name of the input. */
  readonly label: ReactNode;
  readonly name: string;
  /** The type, as shown on the page: 'File'. Set only if the form must show it. */
  readonly type?: string;
  /** The ways to provide the input. */
  readonly kinds: readonly Kind[];
  readonly input: Input;
  readonly samples: readonly string[];
  readonly isLive: boolean;
  readonly mistake: string | undefined;
  readonly onEdit: (input: Input) => void;
}

const kindsByLabel = {
  JSON: ['none', 'json'],
  'Text file': ['text'],
  File: ['file', 'sample', 'unreadable'],
} as const;

type Kind = keyof typeof kindsByLabel;

/** An editor for the input of a run: JSON, the text of a file, or a file. */
export default function InputEditor({
  label,
  name,
  type,
  kinds,
  input,
  samples,
  isLive,
  mistake,
  onEdit,
}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        {type && <span className={styles.type}>{type}</span>}
        <KindButtons kinds={kinds} input={input} samples={samples} onEdit={onEdit} />
      </div>
      {input.kind === 'file' || input.kind === 'sample' || input.kind === 'unreadable' ? (
        <FileInput
          id={id}
          name={name}
          input={input}
          samples={samples}
          isLive={isLive}
          onEdit={onEdit}
        />
      ) : (
        <GrowingText
          id={id}
          name={name}
          isCode={input.kind !== 'text'}
          readOnly={!isLive}
          value={input.kind === 'none' ? '' : input.text}
          placeholder={input.kind === 'text' ? 'File contents' : 'null'}
          aria-invalid={mistake ? true : undefined}
          aria-describedby={mistake ? `${id}-mistake` : undefined}
          onEdit={(text) => onEdit(input.kind === 'text' ? {kind: 'text', text} : jsonInput(text))}
        />
      )}
      {mistake && (
        <p
          id={`${id}-mistake`}
          className={styles.mistake}
          role={input.kind === 'unreadable' ? 'alert' : undefined}>
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
  kinds,
  input,
  samples,
  onEdit,
}: Pick<Props, 'kinds' | 'input' | 'samples' | 'onEdit'>): ReactNode {
  const text = input.kind === 'json' || input.kind === 'text' ? input.text : '';
  function choose(kind: Kind): void {
    if (kind === 'JSON') {
      onEdit(jsonInput(text));
    } else if (kind === 'Text file') {
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
          key={kind}
          type="button"
          className={styles.state}
          aria-pressed={(kindsByLabel[kind] as readonly string[]).includes(input.kind)}
          onClick={() => choose(kind)}>
          {kind}
        </button>
      ))}
    </span>
  );
}

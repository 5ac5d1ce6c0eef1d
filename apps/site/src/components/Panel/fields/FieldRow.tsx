import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Parameter} from '@documentation/mapping/internal/language/types';
import Prose from '../../Prose';
import FieldEditor from './FieldEditor';
import type {Field} from '../drafts/fields';
import styles from '../fields.module.css';

export interface Props {
  readonly name: string;
  /** A prefix that keeps control names unique. */
  readonly scope?: string;
  readonly parameter: Parameter;
  /** The type, as shown on the page: 'List<Text>' */
  readonly type: string;
  /** An explanation of what to enter, if the form shows one. */
  readonly description?: string;
  readonly field: Field;
  readonly isLive: boolean;
  /** What is wrong with the argument, as a sentence. */
  readonly mistake: string | undefined;
  /** Buttons for other ways to provide the argument. */
  readonly states: ReactNode;
  readonly onEdit: (field: Field) => void;
}

/** A form row for one parameter: its name, type, editor, state buttons and error message. */
export default function FieldRow({
  name,
  scope = 'argument',
  parameter,
  type,
  description,
  field,
  isLive,
  mistake,
  states,
  onEdit,
}: Props): ReactNode {
  const id = useId();
  const isPlain = field.given === 'value' || field.given === 'left out';
  const meaning = isPlain ? parameter.values?.[field.text] : undefined;
  const hint =
    description && meaning
      ? `${description} (\`${field.text}\`: ${meaning})`
      : (description ?? meaning);
  const isNothing = field.given === 'null' || field.given === 'left out';
  const described = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  const control = {
    id,
    name: `${scope}-${name}`,
    'aria-describedby': described || undefined,
    'aria-invalid': mistake ? (true as const) : undefined,
  };
  return (
    <div className={clsx(styles.field, isNothing && styles.isNothing)} data-given={field.given}>
      <div className={styles.head}>
        <label
          htmlFor={id}
          className={styles.name}
          title={parameter.description.replaceAll('`', '')}>
          {name}
        </label>
        <span className={styles.type}>{type}</span>
        {states}
      </div>
      {field.given === 'null' ? (
        <input {...control} type="text" readOnly className={styles.nothing} value="null" />
      ) : (
        <FieldEditor
          name={name}
          parameter={parameter}
          field={field}
          isLive={isLive}
          control={control}
          onEdit={onEdit}
        />
      )}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          <Prose>{hint}</Prose>
        </p>
      )}
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          <Prose withoutLinks>{mistake}</Prose>
        </p>
      )}
    </div>
  );
}

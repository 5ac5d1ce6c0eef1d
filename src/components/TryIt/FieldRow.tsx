import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import {nameOfTypes} from '../../../functions/typeChecks';
import type {Parameter} from '../../../functions/types';
import Prose from '../FunctionPage/Prose';
import FieldEditor from './FieldEditor';
import type {Field} from './fields';
import FieldStates from './FieldStates';
import styles from './fields.module.css';

export interface Props {
  readonly name: string;
  readonly parameter: Parameter;
  readonly field: Field;
  readonly isLive: boolean;
  /** What is wrong with the argument, in a sentence. */
  readonly mistake: string | undefined;
  readonly canBeLeftOut: boolean;
  readonly onEdit: (field: Field) => void;
}

/** One parameter: its name and type, its editor, its ways of being nothing, and what is wrong with it. */
export default function FieldRow({
  name,
  parameter,
  field,
  isLive,
  mistake,
  canBeLeftOut,
  onEdit,
}: Props): ReactNode {
  const id = useId();
  const isPlain = field.given === 'value' || field.given === 'left out';
  const hint = isPlain ? parameter.values?.[field.text] : undefined;
  const isNothing = field.given === 'null' || field.given === 'left out';
  const described = [hint && `${id}-hint`, mistake && `${id}-mistake`].filter(Boolean).join(' ');
  const control = {
    id,
    name: `argument-${name}`,
    'aria-describedby': described || undefined,
    'aria-invalid': mistake ? (true as const) : undefined,
  };
  return (
    <div className={clsx(styles.field, isNothing && styles.isNothing)} data-given={field.given}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name} title={parameter.description}>
          {name}
        </label>
        <span className={styles.type}>{nameOfTypes(parameter.type)}</span>
        {!parameter.rest && (
          <FieldStates
            name={name}
            parameter={parameter}
            field={field}
            canBeLeftOut={canBeLeftOut}
            onEdit={onEdit}
          />
        )}
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
          {mistake}
        </p>
      )}
    </div>
  );
}

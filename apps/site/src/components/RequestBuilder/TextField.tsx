import React, {useId, type ReactNode} from 'react';
import type {FieldProblem} from '@documentation/reference/internal/requestForm/types';
import {GrowingText} from '../Panel/text';
import Prose from '../Prose';
import fieldStyles from '../Panel/fields.module.css';

export interface Props {
  readonly label: string;
  readonly type: string;
  readonly hint?: string;
  readonly isCode?: boolean;
  readonly text: string;
  readonly problems: readonly FieldProblem[];
  readonly onEdit: (text: string) => void;
}

/** A text field with all its problems. */
export default function TextField({
  label,
  type,
  hint,
  isCode,
  text,
  problems,
  onEdit,
}: Props): ReactNode {
  const id = useId();
  const described = [hint && `${id}-hint`, problems.length > 0 && `${id}-problems`];
  return (
    <div className={fieldStyles.field}>
      <div className={fieldStyles.head}>
        <label htmlFor={id} className={fieldStyles.name}>
          {label}
        </label>
        <span className={fieldStyles.type}>{type}</span>
      </div>
      <GrowingText
        id={id}
        isCode={isCode}
        value={text}
        mistake={problems.find(({range}) => range)?.range}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        aria-invalid={problems.length > 0 || undefined}
        onEdit={onEdit}
      />
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {problems.length > 0 && (
        <div id={`${id}-problems`}>
          {problems.map(({message}) => (
            <p key={message} className={fieldStyles.mistake}>
              <Prose withoutLinks>{message}</Prose>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

import React, {useId, type ReactNode} from 'react';
import type {
  Draft,
  FieldProblem,
  RequestForm,
} from '@documentation/reference/internal/requestForm/types';
import fieldStyles from '../Panel/fields.module.css';
import styles from './builder.module.css';

export interface Props {
  readonly of: NonNullable<RequestForm['credential']>;
  readonly draft: Draft;
  readonly problems: readonly FieldProblem[];
  readonly onEdit: (change: Partial<Draft>) => void;
}

const labels = {API_KEY: 'API key', ACCESS_KEY: 'Access key'} as const;

/** The key, which the code contains only if the reader asks for it. */
export default function KeyField({of, draft, problems, onEdit}: Props): ReactNode {
  const id = useId();
  const problem = problems.find(({field}) => field === 'key');
  return (
    <div className={styles.group}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={styles.label}>
          {labels[of]}
        </label>
        {/* Without a name and a form, browsers don't offer to save the key. */}
        <input
          id={id}
          type="password"
          autoComplete="off"
          className={fieldStyles.control}
          aria-describedby={`${id}-hint${problem ? ` ${id}-problem` : ''}`}
          aria-invalid={problem ? true : undefined}
          value={draft.key}
          onChange={({target}) => onEdit({key: target.value})}
        />
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          You don’t need to enter it: the code reads the environment variable <code>{of}</code>.
        </p>
        {problem && (
          <p id={`${id}-problem`} className={fieldStyles.mistake}>
            {problem.message}
          </p>
        )}
      </div>
      <label className={styles.choice}>
        <input
          type="checkbox"
          disabled={!draft.key}
          checked={draft.isKeyInCode}
          onChange={({target}) => onEdit({isKeyInCode: target.checked})}
        />
        Put the key into the code
      </label>
    </div>
  );
}

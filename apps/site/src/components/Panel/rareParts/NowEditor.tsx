import React, {useId, type ReactNode} from 'react';
import styles from '../fields.module.css';

export interface Props {
  readonly now: string | undefined;
  readonly isLive: boolean;
  readonly mistake: string | undefined;
  readonly onEdit: (now: string | undefined) => void;
}

/** An editor for the start time of the run, for functions that use the current time. */
export default function NowEditor({now, isLive, mistake, onEdit}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          Run starts at
        </label>
        <span className={styles.states}>
          <button
            type="button"
            className={styles.state}
            aria-pressed={now === undefined}
            onClick={() => onEdit(now === undefined ? new Date().toISOString() : undefined)}>
            current time
          </button>
        </span>
      </div>
      <input
        id={id}
        name="now"
        type="text"
        className={styles.control}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isLive || now === undefined}
        value={now ?? 'the current time'}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onChange={({target}) => onEdit(target.value)}
      />
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake}
        </p>
      )}
    </div>
  );
}

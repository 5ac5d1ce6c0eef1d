import React, {useId, type ReactNode} from 'react';
import {placeOf} from '@documentation/mapping/internal/language/notation/placeOf';
import type {Failure} from '../../engine/messages';
import {GrowingText} from '../Panel/text';
import type {State} from './draft/state';
import styles from './styles.module.css';

export interface Props {
  readonly state: State;
  readonly isLive: boolean;
  /** Why the last run failed. */
  readonly failure: Failure | undefined;
  readonly onEdit: (call: string) => void;
}

/** The call as text, kept in sync with the form. */
export default function CallEditor({state, isLive, failure, onEdit}: Props): ReactNode {
  const id = useId();
  const {callMistake: mistake, draft} = state;
  // The run may have been of an earlier version of the call.
  const failedRange = failure?.call === draft.call ? failure.range : undefined;
  return (
    <div className={styles.call}>
      <label htmlFor={id} className={styles.caption}>
        Call
      </label>
      <GrowingText
        isCode
        id={id}
        name="call"
        value={draft.call}
        readOnly={!isLive}
        mistake={mistake ? mistake.range : failedRange}
        aria-invalid={mistake ? true : undefined}
        aria-describedby={mistake ? `${id}-mistake` : undefined}
        onEdit={onEdit}
      />
      {mistake && (
        <p id={`${id}-mistake`} className={styles.mistake}>
          {mistake.message}
          {mistake.range && ` (${placeOf(draft.call, mistake.range.from)})`}
        </p>
      )}
    </div>
  );
}

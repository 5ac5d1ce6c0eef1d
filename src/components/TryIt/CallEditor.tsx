import React, {useId, type ReactNode} from 'react';
import {GrowingText} from '../Panel/text';
import type {State} from './draft/state';
import styles from './styles.module.css';

export interface Props {
  readonly state: State;
  readonly isLive: boolean;
  readonly onEdit: (call: string) => void;
}

/** Describes a position by line and character, numbered from 1: 12 → 'character 13' */
function placeOf(call: string, position: number): string {
  const before = call.slice(0, position).split('\n');
  const sign = before.at(-1)!.length + 1;
  return before.length > 1 ? `line ${before.length}, character ${sign}` : `character ${sign}`;
}

/** The call as text, kept in sync with the form. */
export default function CallEditor({state, isLive, onEdit}: Props): ReactNode {
  const id = useId();
  const {callMistake: mistake, draft} = state;
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

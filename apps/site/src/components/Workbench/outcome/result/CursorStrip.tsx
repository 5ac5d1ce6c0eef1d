import React, {type ReactNode} from 'react';
import type {WorkbenchOutcome} from '../../../../engine/workbenchMessages';
import type {Store} from '../../state/store';
import AtCursor from '../steps/AtCursor';
import useStepAtCursor from '../steps/useStepAtCursor';
import styles from './result.module.css';

export interface Props {
  readonly outcome: WorkbenchOutcome;
  readonly isCurrent: boolean;
  readonly cursor: Store<number>;
}

/** The value at the cursor. That of the whole mapping is the result itself. */
export default function CursorStrip({outcome, isCurrent, cursor}: Props): ReactNode {
  const shown = useStepAtCursor(isCurrent ? outcome : undefined, cursor);
  return (
    shown &&
    shown.step !== outcome.steps.at(-1) && (
      <div className={styles.strip}>
        <AtCursor shown={shown} withPreview />
      </div>
    )
  );
}

import React, {type ReactNode} from 'react';
import type {Workbench} from '../../state/createWorkbench';
import AtCursor from '../steps/AtCursor';
import useStepAtCursor from '../steps/useStepAtCursor';
import styles from './result.module.css';

export interface Props {
  readonly workbench: Workbench;
}

/** The value at the cursor. That of the whole mapping is the result itself. */
export default function CursorStrip({workbench}: Props): ReactNode {
  const shown = useStepAtCursor(workbench);
  return (
    shown &&
    shown.step !== workbench.get().outcome?.steps.at(-1) && (
      <div className={styles.strip}>
        <AtCursor shown={shown} withPreview />
      </div>
    )
  );
}

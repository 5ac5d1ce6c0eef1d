import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly children: ReactNode;
  /** What the button does: 'Undo' */
  readonly action?: string;
  readonly onAct?: () => void;
  readonly onClose: () => void;
}

/** A message at the top of the workbench, with an action if there is one. */
export default function Notice({children, action, onAct, onClose}: Props): ReactNode {
  return (
    <div role="status" className={styles.notice}>
      <span>{children}</span>
      {action && (
        <button type="button" className={styles.noticeButton} onClick={onAct}>
          {action}
        </button>
      )}
      <button type="button" className={styles.noticeButton} onClick={onClose}>
        Dismiss
      </button>
    </div>
  );
}

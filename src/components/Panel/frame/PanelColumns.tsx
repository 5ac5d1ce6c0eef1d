import React, {type ReactNode} from 'react';
import styles from '../panel.module.css';

export interface Props {
  readonly form: ReactNode;
  /** A section with the result. */
  readonly children: ReactNode;
}

/** The form and beside it, or above it where there is no room, the result. */
export default function PanelColumns({form, children}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      {children}
    </div>
  );
}

import React, {type ReactNode} from 'react';
import styles from '../panel.module.css';

export interface Props {
  readonly form: ReactNode;
  /** The section with the result. */
  readonly children: ReactNode;
}

/** The form, with the result next to it or, on a narrow screen, above it. */
export default function PanelColumns({form, children}: Props): ReactNode {
  return (
    <div className={styles.columns}>
      <div className={styles.form}>{form}</div>
      {children}
    </div>
  );
}

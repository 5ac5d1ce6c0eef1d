import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export interface Props {
  readonly caption: string;
  readonly label: string;
  readonly children: ReactNode;
}

/** The frame around every picture. Screen readers announce the label instead of the picture's parts. */
export default function Figure({caption, label, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div role="img" aria-label={label} className={styles.frame}>
        <div aria-hidden="true">{children}</div>
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

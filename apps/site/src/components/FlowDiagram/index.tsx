import React, {type ReactNode} from 'react';
import FlowPicture from './FlowPicture';
import {across, down, type Step} from './layout';
import styles from './styles.module.css';

export interface Props {
  /** The text alternative for screen readers. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Steps with arrows between them. Draws a wide and a narrow version, and the stylesheet shows the one that fits. */
export default function FlowDiagram({label, steps}: Props): ReactNode {
  return (
    <div role="img" aria-label={label} className={styles.diagram}>
      <FlowPicture layout={across(steps)} />
      <FlowPicture layout={down(steps)} />
    </div>
  );
}

import React, {type ReactNode} from 'react';
import FlowPicture from './FlowPicture';
import {across, down, type Step} from './layout';
import styles from './styles.module.css';

export interface Props {
  /** The picture in words, for readers who can't see it. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/** Steps with arrows between them. Draws a wide and a narrow version, and the stylesheet shows one. */
export default function FlowDiagram({label, steps}: Props): ReactNode {
  return (
    <div role="img" aria-label={label} className={styles.diagram}>
      <FlowPicture layout={across(steps)} />
      <FlowPicture layout={down(steps)} />
    </div>
  );
}

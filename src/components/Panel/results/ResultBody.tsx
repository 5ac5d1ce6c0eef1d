import React, {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import styles from '../result.module.css';

export interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** A long result scrolls here, with the keyboard too. */
export default function ResultBody({ref, children}: Props): ReactNode {
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Full result"
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex -- What scrolls must be reachable by keyboard.
      tabIndex={0}
      className={clsx('thin-scrollbar', styles.body)}>
      {children}
    </div>
  );
}

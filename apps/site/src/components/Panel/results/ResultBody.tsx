import React, {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import styles from '../result.module.css';

export interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The scrollable area of a result. It is focusable, so readers can scroll it with the keyboard. */
export default function ResultBody({ref, children}: Props): ReactNode {
  return (
    <div
      ref={ref}
      role="group"
      aria-label="Full result"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Readers must be able to scroll with the keyboard.
      tabIndex={0}
      className={clsx('thin-scrollbar', styles.body)}>
      {children}
    </div>
  );
}

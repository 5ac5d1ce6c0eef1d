import React, {type ReactNode, type Ref} from 'react';
import clsx from 'clsx';
import styles from './outcome.module.css';

export interface Props {
  readonly ref?: Ref<HTMLDivElement>;
  /** The accessible name. */
  readonly label: string;
  readonly children: ReactNode;
}

/** The part of a tab that scrolls. It is focusable, so readers can scroll it with the keyboard. */
export default function ScrollArea({ref, label, children}: Props): ReactNode {
  return (
    <div
      ref={ref}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Readers must be able to scroll with the keyboard.
      tabIndex={0}
      className={clsx('thin-scrollbar', styles.scrollArea)}>
      {children}
    </div>
  );
}

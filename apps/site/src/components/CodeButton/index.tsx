import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface Props extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  /** The outline of a 16 × 16 icon. */
  readonly icon: string;
}

/** A button in the header of a code block. */
export default function CodeButton({icon, children, ...props}: Props): ReactNode {
  return (
    <button {...props} type="button" className={clsx('clean-btn', styles.button)}>
      <svg aria-hidden="true" viewBox="0 0 16 16" width="14" height="14">
        <path d={icon} />
      </svg>
      {children}
    </button>
  );
}

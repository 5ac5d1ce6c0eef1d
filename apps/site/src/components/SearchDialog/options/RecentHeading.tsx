import React, {type ReactNode} from 'react';
import styles from '../options.module.css';
import dialogStyles from '../styles.module.css';

export interface Props {
  readonly id: string;
  readonly label: string;
  /** What the button clears: 'Clear searches' */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** Moves the focus to the field, because the pressed button disappears. */
export function focusField(pressed: HTMLElement): void {
  pressed.closest('dialog')?.querySelector('input')?.focus();
}

/** The heading of a list that this browser remembers, with a button that clears it. */
export default function RecentHeading({id, label, clearLabel, onClear}: Props): ReactNode {
  return (
    <div className={styles.heading}>
      <span id={id}>{label}</span>
      <button
        type="button"
        aria-label={clearLabel}
        className={dialogStyles.textButton}
        onClick={({currentTarget}) => {
          focusField(currentTarget);
          onClear();
        }}>
        Clear
      </button>
    </div>
  );
}

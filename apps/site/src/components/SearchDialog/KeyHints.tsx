import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** Key hints for sighted keyboard users. Screen readers derive similar hints from the ARIA roles. */
export default function KeyHints(): ReactNode {
  return (
    <div aria-hidden="true" className={styles.hints}>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> move
      </span>
      <span>
        <kbd>Enter</kbd> open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> open in a new tab
      </span>
      <span>
        <kbd>Esc</kbd> close
      </span>
    </div>
  );
}

import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

export default function LanguageIcon(): ReactNode {
  return (
    <svg aria-hidden="true" viewBox="0 0 18 18" width="18" height="18" className={styles.icon}>
      <circle cx="9" cy="9" r="7.25" />
      <path d="M1.75 9h14.5M9 1.75c5 4.5 5 10 0 14.5-5-4.5-5-10 0-14.5z" />
    </svg>
  );
}

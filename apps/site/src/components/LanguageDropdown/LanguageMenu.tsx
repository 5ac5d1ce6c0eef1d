import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import LanguageIcon from './LanguageIcon';
import {languages} from './languages';
import useMenu from './useMenu';
import styles from './styles.module.css';

/** The language dropdown in the desktop navbar: a menu button with the usual keyboard support. */
export default function LanguageMenu(): ReactNode {
  const {isOpen, containerRef, buttonProps, menuProps, close} = useMenu();
  return (
    <div ref={containerRef} className={clsx('navbar__item', styles.dropdown)}>
      <button
        {...buttonProps}
        type="button"
        aria-label="Language: English"
        className={clsx('clean-btn', 'navbar__link', styles.button)}>
        <LanguageIcon />
        <span className={styles.label}>English</span>
        <svg aria-hidden="true" viewBox="0 0 10 6" width="10" height="6" className={styles.caret}>
          <path d="m1 1 4 4 4-4" />
        </svg>
      </button>
      <div {...menuProps} aria-label="Language" hidden={!isOpen} className={styles.menu}>
        {languages.map(({code, label, isAvailable}) => (
          <div
            key={code}
            role="menuitemradio"
            aria-checked={isAvailable}
            aria-disabled={!isAvailable}
            tabIndex={-1}
            className={styles.item}
            // A click must not focus a disabled item. Arrow keys still do, so screen readers announce the item.
            onMouseDown={isAvailable ? undefined : (event) => event.preventDefault()}
            onClick={isAvailable ? close : undefined}
            onKeyDown={(event) => {
              if (isAvailable && (event.key === 'Enter' || event.key === ' ')) {
                event.preventDefault();
                close();
              }
            }}>
            {label}
          </div>
        ))}
      </div>
    </div>
  );
}

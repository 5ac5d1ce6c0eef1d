import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import LanguageIcon from './LanguageIcon';
import {languages} from './languages';
import styles from './styles.module.css';

/** The language choice in the mobile sidebar: a short list that is always expanded. */
export default function LanguageList(): ReactNode {
  return (
    <li className="menu__list-item">
      <div className={styles.listHeading} id="language-list">
        <LanguageIcon />
        Language
      </div>
      <ul className="menu__list" aria-labelledby="language-list">
        {languages.map(({code, label, isAvailable}) => (
          <li key={code} className="menu__list-item">
            {isAvailable ? (
              <span aria-current="true" className="menu__link menu__link--active">
                {label}
              </span>
            ) : (
              <span
                role="link"
                aria-disabled="true"
                className={clsx('menu__link', styles.unavailable)}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

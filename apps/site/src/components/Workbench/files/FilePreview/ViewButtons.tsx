import React, {type ReactNode} from 'react';
import type {View} from './viewsOf';
import styles from './styles.module.css';

export interface Props {
  readonly views: readonly View[];
  readonly view: View;
  readonly onChoose: (view: View) => void;
}

export default function ViewButtons({views, view, onChoose}: Props): ReactNode {
  return (
    <span role="group" aria-label="View of the file" className={styles.views}>
      {views.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.tool}
          aria-pressed={each === view}
          onClick={() => onChoose(each)}>
          {each}
        </button>
      ))}
    </span>
  );
}

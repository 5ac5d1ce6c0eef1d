import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Example} from '../../../functions/types';
import styles from './styles.module.css';

export interface Props {
  readonly examples: readonly Example[];
  readonly chosen: number;
  readonly onChoose: (example: number) => void;
}

const signs: Readonly<Record<Example['kind'], string>> = {
  typical: '',
  edge: 'edge',
  null: 'null',
  error: 'error',
};

/** The page's examples, each a button that loads it. */
export default function ExampleChips({examples, chosen, onChoose}: Props): ReactNode {
  return (
    <ul className={clsx('thin-scrollbar', styles.chips)} aria-label="Examples">
      {examples.map(({title, kind}, index) => (
        <li key={title}>
          <button
            type="button"
            className={clsx('clean-btn', styles.chip)}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}>
            {signs[kind] && <span className={styles.sign}>{signs[kind]}</span>}
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

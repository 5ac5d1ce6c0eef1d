import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './ExampleChips.module.css';

export interface Props {
  /** The `sign`, such as 'error', is shown before the title. */
  readonly examples: readonly {readonly title: string; readonly sign: string}[];
  /** What the buttons load: 'Examples', unless given. */
  readonly label?: string;
  readonly chosen: number;
  readonly onChoose: (example: number) => void;
}

/** The page's examples, as buttons that load them. */
export default function ExampleChips({
  examples,
  label = 'Examples',
  chosen,
  onChoose,
}: Props): ReactNode {
  return (
    <ul className={clsx('thin-scrollbar', styles.chips)} aria-label={label}>
      {examples.map(({title, sign}, index) => (
        <li key={title}>
          <button
            type="button"
            className={clsx('clean-btn', styles.chip)}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}>
            {sign && <span className={styles.sign}>{sign}</span>}
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}

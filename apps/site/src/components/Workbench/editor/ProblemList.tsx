import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {placeOf} from '@documentation/mapping/internal/language/notation/placeOf';
import Prose from '../../Prose';
import type {Problem} from './host';
import styles from './styles.module.css';

export interface Props {
  /** The text that was checked. */
  readonly notation: string;
  readonly problems: readonly Problem[];
  /** Whether the text has been edited since. */
  readonly isOutdated: boolean;
  readonly onSelect: (problem: Problem) => void;
  readonly onFix: (problem: Problem) => void;
}

/** Mistakes below the editor, for readers who can't point at the underlined text. */
export default function ProblemList(props: Props): ReactNode {
  const {notation, problems, isOutdated, onSelect, onFix} = props;
  // Until the edited text is checked, the list stays in place, so nothing below it moves at each key press.
  return (
    problems.length > 0 && (
      <ul
        aria-label="Mistakes in the mapping"
        inert={isOutdated}
        className={clsx(styles.problems, isOutdated && styles.outdated)}>
        {problems.map((problem) => (
          <li key={`${problem.from} ${problem.message}`}>
            <button type="button" className={styles.place} onClick={() => onSelect(problem)}>
              {placeOf(notation, problem.from)}
            </button>
            : <Prose withoutLinks>{problem.message}</Prose>
            {problem.replacement !== undefined && (
              <button type="button" className={styles.fix} onClick={() => onFix(problem)}>
                Change to {problem.replacement}
              </button>
            )}
          </li>
        ))}
      </ul>
    )
  );
}

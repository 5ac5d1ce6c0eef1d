import React, {type MouseEvent, type ReactNode} from 'react';
import type {SearchState} from '../useSearch';
import optionStyles from '../options.module.css';
import dialogStyles from '../styles.module.css';
import {warmUp} from './loadExampleSearch';

const example = '"2024-03-05" -> "05/03/2024"';

export interface Props {
  readonly search: SearchState;
}

/** Says that a query can be an example, and offers one. */
export default function ExampleHint({search}: Props): ReactNode {
  function tryExample({currentTarget}: MouseEvent<HTMLElement>): void {
    currentTarget.closest('dialog')?.querySelector('input')?.focus();
    search.changeNow(example);
  }
  return (
    <div className={optionStyles.waysOn}>
      <p>
        Or search by example: type an input, an arrow and the expected output. Separate several
        inputs with commas, and several examples with <code>|</code> surrounded by spaces.
      </p>
      <button
        type="button"
        className={dialogStyles.textButton}
        onClick={tryExample}
        onFocus={warmUp}
        onPointerEnter={warmUp}>
        <code>{example}</code>
      </button>
    </div>
  );
}

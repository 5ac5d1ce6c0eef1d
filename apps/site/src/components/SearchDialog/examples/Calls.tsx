import React, {type ReactNode} from 'react';
import {CALLS_LIST_ID} from '../ids';
import type {SearchOptions} from '../useSearchOptions';
import CallActions from './CallActions';
import CallOption from './CallOption';
import styles from './calls.module.css';

export interface Props {
  readonly options: SearchOptions;
}

/**
 * The calls that were found for an example. Options can't contain buttons, so the buttons come after the list, and the
 * layout puts them below their options.
 */
export default function Calls({options}: Props): ReactNode {
  const {results, calls, activeIndex, activate, chooseCall, openInWorkbench} = options;
  const gridRow = `1 / span ${calls.length * 2}`;
  return (
    <div className={styles.calls}>
      <div
        role="listbox"
        id={CALLS_LIST_ID}
        aria-label="Calls"
        className={styles.rows}
        style={{gridRow}}>
        {calls.map((call, row) => (
          <CallOption
            key={call.notation}
            call={call}
            index={results.length + row}
            row={row}
            isActive={results.length + row === activeIndex}
            onActivate={() => activate(results.length + row)}
            onChoose={() => chooseCall(call, false)}
          />
        ))}
      </div>
      <div className={styles.rows} style={{gridRow}}>
        {calls.map((call, row) => (
          <CallActions
            key={call.notation}
            call={call}
            index={results.length + row}
            row={row}
            onOpen={() => openInWorkbench(call)}
          />
        ))}
      </div>
    </div>
  );
}

import React, {useId, useState, type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import {warmUpExamples} from '../../../../engine/exampleEngine';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import Notation from '../Notation';
import useNextSteps, {type Steps} from './useNextSteps';
import styles from './nextStep.module.css';

export interface Props {
  /** The mapping that returned the value. */
  readonly mapping: string;
  readonly value: Value;
  /** Whether the mapping is still the one that was run. */
  readonly isCurrent: boolean;
  readonly onUse: (mapping: string) => void;
}

function statusOf({steps, isDone, hasFailed, tried}: Steps): string {
  if (steps.length > 0) {
    return steps.length === 1 ? 'Choose the step to add it.' : 'Choose a step to add it.';
  }
  if (!isDone) {
    return 'Searching…';
  }
  return hasFailed
    ? 'The functions couldn’t be loaded. Check your connection, then try again.'
    : `Nothing found with up to two calls. ${formatCount(tried)} calls were tried.`;
}

/** Suggests calls that turn the result into what the reader wants, and adds the chosen one to the mapping. */
export default function NextStep({mapping, value, isCurrent, onUse}: Props): ReactNode {
  const id = useId();
  const [wanted, setWanted] = useState('');
  const found = useNextSteps(mapping, value, isCurrent ? wanted.trim() : '');
  return (
    <details className={styles.nextStep}>
      <summary>Suggest the next step</summary>
      <label htmlFor={id}>What should the result be?</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={'"05/03/2024"'}
        value={wanted}
        onFocus={warmUpExamples}
        onChange={(event) => setWanted(event.target.value)}
      />
      <p role="status">{found && statusOf(found)}</p>
      {found && found.steps.length > 0 && (
        <ul>
          {found.steps.map((step) => (
            <li key={step.notation}>
              <button
                type="button"
                onClick={() => {
                  setWanted('');
                  onUse(step.mapping);
                }}>
                <Notation>{step.notation}</Notation>
              </button>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

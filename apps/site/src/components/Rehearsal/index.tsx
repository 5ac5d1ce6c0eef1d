import React, {useEffect, useRef, type ReactNode} from 'react';
import {ExampleChips} from '../Panel/frame';
import {FailureMessage} from '../Panel/results';
import Prose from '../Prose';
import RunView from './RunView';
import useRehearsal from './useRehearsal';
import styles from './styles.module.css';

export interface Props {
  /** The name of the workflow's scenarios: 'conditions' */
  readonly name: string;
  /** The workflow document, as JSON. */
  readonly document: string;
}

/** Steps through runs of a workflow, with recorded responses and a virtual clock. */
export default function Rehearsal({name, document}: Props): ReactNode {
  const {scenarios, chosen, outcome, rehearsed, choose} = useRehearsal(name, document);
  const scenario = scenarios[chosen];
  const place = useRef<HTMLElement>(null);
  // The panel replaces the button that opened it, so it takes over the focus.
  useEffect(() => place.current?.focus({preventScroll: true}), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      className={styles.rehearsal}
      aria-label="Rehearsal"
      aria-busy={rehearsed !== chosen}>
      {scenarios.length > 0 && (
        <ExampleChips
          label="Scenarios"
          examples={scenarios.map(({title}) => ({title, sign: ''}))}
          chosen={chosen}
          onChoose={choose}
        />
      )}
      {scenario?.note !== undefined && (
        <p className={styles.note}>
          <Prose>{scenario.note}</Prose>
        </p>
      )}
      {outcome && 'failure' in outcome && (
        <>
          <FailureMessage failure={outcome.failure} />
          <button type="button" className={styles.button} onClick={() => choose(chosen)}>
            Retry
          </button>
        </>
      )}
      {outcome && 'rehearsal' in outcome && (
        <RunView key={rehearsed} rehearsal={outcome.rehearsal} />
      )}
      <p className={styles.promise}>This is a rehearsal. Requests are shown but never sent.</p>
    </section>
  );
}

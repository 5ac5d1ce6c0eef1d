import React, {type ReactNode} from 'react';
import {formatDuration} from '@documentation/reference/internal/values/durations';
import EventView from './EventView';
import type {Moment} from './moments';
import {nameOf, summaryOf} from './sentences';
import styles from './styles.module.css';

export interface Props {
  readonly moment: Moment;
  /** Whether this is the reader's current moment. Earlier moments are folded. */
  readonly isCurrent: boolean;
}

export default function MomentView({moment, isCurrent}: Props): ReactNode {
  const {at, events} = moment;
  return (
    <li className={styles.moment} aria-current={isCurrent ? 'step' : undefined}>
      {/* The key changes when the reader moves on, which folds the moment. Until then, readers can fold it. */}
      <details key={String(isCurrent)} open={isCurrent}>
        <summary className={styles.summary}>
          <span className={styles.time}>{formatDuration(at)}</span>
          <span>
            <strong>{nameOf(moment)}</strong> {summaryOf(moment)}
          </span>
        </summary>
        <div className={styles.events}>
          {events.map((event, index) => (
            <EventView key={index} event={event} />
          ))}
        </div>
      </details>
    </li>
  );
}

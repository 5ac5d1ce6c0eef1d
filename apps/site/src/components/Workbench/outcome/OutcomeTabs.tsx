import React, {useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {indexAfter} from '../../../tabKeys';
import styles from './outcome.module.css';

export const tabNames = ['Result', 'Steps', 'Changes'] as const;
export type TabName = (typeof tabNames)[number];

export interface Props {
  /** The prefix of the tabs' IDs. */
  readonly id: string;
  readonly panelId: string;
  readonly selected: TabName;
  /** The number next to the name of a tab: '12' */
  readonly badges: Partial<Readonly<Record<TabName, string>>>;
  readonly onSelect: (name: TabName) => void;
}

/** The tabs of the outcome. Arrow keys, Home and End select a tab. */
export default function OutcomeTabs({id, panelId, selected, badges, onSelect}: Props): ReactNode {
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);

  function onKeyDown(event: KeyboardEvent, index: number): void {
    const next = indexAfter(event.key, index, tabNames.length);
    if (next !== undefined) {
      event.preventDefault();
      buttons.current[next]?.focus();
      onSelect(tabNames[next]!);
    }
  }

  return (
    <div role="tablist" aria-label="Outcome" className={styles.tabs}>
      {tabNames.map((name, index) => (
        <button
          key={name}
          ref={(button) => {
            buttons.current[index] = button;
          }}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          aria-controls={panelId}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          className={clsx('clean-btn', styles.tab)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => onSelect(name)}>
          {name}
          {badges[name] && <span className={styles.badge}> {badges[name]}</span>}
        </button>
      ))}
    </div>
  );
}

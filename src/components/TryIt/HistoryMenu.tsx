import React, {useRef, useState, type ReactNode} from 'react';
import type {Draft} from './draft';
import {clearHistory, readHistory, type HistoryEntry} from './history';
import styles from './styles.module.css';

export interface Props {
  /** 'Text/Upper' */
  readonly page: string;
  readonly onOpen: (draft: Draft) => void;
}

/** The last runs of this function, kept in this browser. */
export default function HistoryMenu({page, onOpen}: Props): ReactNode {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);

  function close(): void {
    detailsRef.current?.removeAttribute('open');
    summaryRef.current?.focus();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the list.
    <details
      ref={detailsRef}
      className={styles.history}
      onToggle={({currentTarget}) => currentTarget.open && setEntries(readHistory(page))}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={({currentTarget, relatedTarget}) =>
        relatedTarget instanceof Node &&
        !currentTarget.contains(relatedTarget) &&
        currentTarget.removeAttribute('open')
      }>
      <summary ref={summaryRef} className={styles.tool}>
        History
      </summary>
      <div className={styles.historyList}>
        {entries.length === 0 ? (
          <p>What you run here is listed here, in this browser only.</p>
        ) : (
          <>
            <ul className="thin-scrollbar">
              {entries.map(({draft}, index) => (
                <li key={index}>
                  <button
                    type="button"
                    className={styles.historyEntry}
                    onClick={() => {
                      onOpen(draft);
                      close();
                    }}>
                    {draft.call}
                  </button>
                </li>
              ))}
            </ul>
            <button
              type="button"
              className={styles.tool}
              onClick={() => {
                clearHistory();
                setEntries([]);
              }}>
              Clear history
            </button>
          </>
        )}
      </div>
    </details>
  );
}

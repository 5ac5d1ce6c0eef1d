import React, {useRef, useState, type ReactNode} from 'react';
import type {DraftFormat} from '../drafts/draftFormat';
import {clearHistory, readHistory, type History} from './history';
import styles from './HistoryMenu.module.css';
import panelStyles from '../panel.module.css';

export interface Props<Draft> {
  /** The function that the page documents: 'Text/Upper' */
  readonly page: string;
  readonly format: DraftFormat<Draft>;
  readonly onOpen: (draft: Draft) => void;
}

const empty = {drafts: [], isDamaged: false};

/** A menu of the function's latest runs, which are saved in the browser. */
export default function HistoryMenu<Draft>({page, format, onOpen}: Props<Draft>): ReactNode {
  const detailsRef = useRef<HTMLDetailsElement>(null);
  const summaryRef = useRef<HTMLElement>(null);
  const [{drafts, isDamaged}, setHistory] = useState<History<Draft>>(empty);

  async function list(): Promise<void> {
    const fromJson = await format.loadFromJson().catch(() => undefined);
    setHistory(fromJson ? readHistory(page, fromJson) : empty);
  }

  function close(): void {
    detailsRef.current?.removeAttribute('open');
    summaryRef.current?.focus();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the list.
    <details
      ref={detailsRef}
      className={styles.menu}
      onToggle={({currentTarget}) => currentTarget.open && void list()}
      onKeyDown={(event) => event.key === 'Escape' && close()}
      onBlur={({currentTarget, relatedTarget}) =>
        relatedTarget instanceof Node &&
        !currentTarget.contains(relatedTarget) &&
        currentTarget.removeAttribute('open')
      }>
      <summary ref={summaryRef} className={panelStyles.tool}>
        History
      </summary>
      <div className={styles.list}>
        {isDamaged && <p>Some runs are missing, because what the browser has stored is damaged.</p>}
        {drafts.length === 0 && (
          <p>Your runs will appear here. They’re saved in this browser only.</p>
        )}
        {drafts.length > 0 && (
          <ul className="thin-scrollbar">
            {drafts.map((draft, index) => (
              <li key={index}>
                <button
                  type="button"
                  className={styles.entry}
                  onClick={() => {
                    onOpen(draft);
                    close();
                  }}>
                  {format.label(draft)}
                </button>
              </li>
            ))}
          </ul>
        )}
        {(drafts.length > 0 || isDamaged) && (
          <button
            type="button"
            className={panelStyles.tool}
            onClick={() => {
              clearHistory();
              setHistory(empty);
            }}>
            Clear history
          </button>
        )}
      </div>
    </details>
  );
}

import React, {type KeyboardEvent, type ReactNode} from 'react';
import type {DraftFormat} from '../drafts/draftFormat';
import ExampleChips, {type Props as ChipsProps} from './ExampleChips';
import HistoryMenu from '../history/HistoryMenu';
import ShareButton from '../share/ShareButton';
import styles from '../panel.module.css';
import useSharedDraft from '../share/useSharedDraft';

export interface Props<Draft> {
  /** The function that the page documents: 'Text/Upper' */
  readonly page: string;
  readonly examples: ChipsProps['examples'];
  /** The example that was loaded last. */
  readonly example: number;
  readonly draft: Draft;
  readonly format: DraftFormat<Draft>;
  /** Whether the draft differs from the example. */
  readonly isChanged: boolean;
  /** A sentence about what happens to the reader's data. */
  readonly promise?: string | undefined;
  /** The screen reader announcement for the last run. */
  readonly status: string;
  /** Buttons below the panel. */
  readonly tools?: ReactNode;
  readonly onLoadExample: (example: number) => void;
  readonly onOpen: (draft: Draft) => void;
  readonly onRunAtOnce: () => void;
  readonly onNear: () => void;
  readonly children: ReactNode;
}

/** The frame that both kinds of panels share: examples, tools, keyboard shortcuts and screen reader announcements. */
export default function PanelFrame<Draft>({
  page,
  examples,
  example,
  draft,
  format,
  isChanged,
  promise = 'Runs on this page. Nothing leaves your browser.',
  status,
  tools,
  onLoadExample,
  onOpen,
  onRunAtOnce,
  onNear,
  children,
}: Props<Draft>): ReactNode {
  const linkProblem = useSharedDraft(format, draft, onOpen);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onRunAtOnce();
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Handles keys and focus for all controls inside.
    <div className={styles.panel} onKeyDown={onKeyDown} onFocus={onNear} onPointerEnter={onNear}>
      <div className={styles.header}>
        <ExampleChips
          examples={examples}
          chosen={isChanged ? -1 : example}
          onChoose={onLoadExample}
        />
        <div className={styles.tools}>
          <button
            type="button"
            className={styles.tool}
            disabled={!isChanged}
            onClick={() => onLoadExample(example)}>
            Reset
          </button>
          <HistoryMenu page={page} format={format} onOpen={onOpen} />
          <ShareButton draft={() => format.toJson(draft)} />
        </div>
      </div>
      {linkProblem && (
        <p role="status" className={styles.linkProblem}>
          {linkProblem}
        </p>
      )}
      {children}
      <p className={styles.footer}>
        <span>{promise}</span>
        {tools && <span className={styles.tools}>{tools}</span>}
        <span className={styles.keys}>
          <kbd>Ctrl</kbd> <kbd>Enter</kbd> to run now
        </span>
      </p>
      <div className="visually-hidden" role="status">
        {status}
      </div>
    </div>
  );
}

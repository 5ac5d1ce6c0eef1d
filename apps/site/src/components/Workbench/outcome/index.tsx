import React, {useId, useMemo, useState, type ReactNode} from 'react';
import type {Range} from '@documentation/base/internal/values/range';
import type {WorkbenchOutcome} from '../../../engine/workbenchMessages';
import type {Probe} from '../state/probe';
import ChangesTab from './changes/ChangesTab';
import {countLabel} from './changes/changeLabels';
import OutcomeTabs, {type TabName} from './OutcomeTabs';
import type {Expected} from './result/expected';
import {announcementOf} from './result/resultLabels';
import ResultTab from './result/ResultTab';
import {stepAt} from './steps/shownSteps';
import StepsTab from './steps/StepsTab';
import styles from './outcome.module.css';

export interface Props {
  /** Undefined before the first run. */
  readonly outcome: WorkbenchOutcome | undefined;
  readonly isRunning: boolean;
  /** What to show during a long run. */
  readonly longRun: ReactNode;
  /** Whether the outcome is that of an earlier version of the mapping. */
  readonly isBehind: boolean;
  /** What the page documents, if the mapping comes from a page. */
  readonly expected: Expected | undefined;
  /** The cursor position in the mapping. */
  readonly cursor: number;
  /** The current text of the mapping. */
  readonly mapping: string;
  /** Returns the full text of a result that was cut. */
  readonly wholeText: (part: string) => Promise<Blob>;
  readonly probe: Probe;
  /** Selects a part of the mapping in the editor. */
  readonly onSelect: (range: Range) => void;
  readonly onReplace: (range: Range, text: string) => void;
  readonly onRunWithoutLimit: () => void;
}

/** What a run produced: its result or failure, the value of each step, and what changed. */
export default function OutcomeSection(props: Props): ReactNode {
  const {outcome, isRunning, longRun, cursor, mapping} = props;
  const id = useId();
  const [tab, setTab] = useState<TabName>('Result');
  const isCurrent = outcome?.mapping === mapping;
  const atCursor = useMemo(
    () => (outcome && isCurrent ? stepAt(outcome.steps, outcome.mapping, cursor) : undefined),
    [outcome, isCurrent, cursor],
  );
  const changes = outcome && 'changes' in outcome ? outcome.changes : undefined;
  return (
    <section className={styles.section} aria-label="Result" aria-busy={isRunning}>
      <OutcomeTabs
        id={id}
        panelId={`${id}-panel`}
        selected={tab}
        badges={{Changes: changes?.count ? countLabel(changes.count) : undefined}}
        onSelect={setTab}
      />
      {isRunning && <div className={styles.longRun}>{longRun}</div>}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.panel}>
        {tab === 'Result' && <ResultTab {...props} isCurrent={isCurrent} atCursor={atCursor} />}
        {tab === 'Steps' && (
          <StepsTab
            outcome={outcome}
            atCursor={atCursor}
            onSelect={isCurrent ? props.onSelect : undefined}
          />
        )}
        {tab === 'Changes' && <ChangesTab outcome={outcome} />}
      </div>
      {/* Emptied during each run, so every finished run is announced once. */}
      <div role="status" className="visually-hidden">
        {outcome && !isRunning ? announcementOf(outcome) : ''}
      </div>
    </section>
  );
}

import React, {memo, useId, useState, type ReactNode} from 'react';
import type {Range} from '@documentation/base/internal/values/range';
import {LongRun} from '../../Panel/results';
import type {Workbench} from '../state/createWorkbench';
import type {Probe} from '../state/probe';
import {useStore} from '../state/store';
import ChangesTab from './changes/ChangesTab';
import {countLabel} from './changes/changeLabels';
import OutcomeTabs, {type TabName} from './OutcomeTabs';
import {announcementOf} from './result/resultLabels';
import ResultTab from './result/ResultTab';
import StepsTab from './steps/StepsTab';
import styles from './outcome.module.css';

export interface Props {
  readonly workbench: Workbench;
  readonly probe: Probe;
  /** Selects a part of the mapping in the editor. */
  readonly onSelect: (range: Range) => void;
  readonly onReplace: (range: Range, text: string) => void;
}

/** What a run produced: its result or failure, the value of each step, and what changed. */
function OutcomeSection({workbench, ...actions}: Props): ReactNode {
  const id = useId();
  const [tab, setTab] = useState<TabName>('Result');
  const outcome = useStore(workbench, (state) => state.outcome);
  const isRunning = useStore(workbench, (state) => state.isRunning);
  const runNumber = useStore(workbench, (state) => state.runNumber);
  const isCurrent = useStore(workbench, (state) => state.outcome?.mapping === state.draft.mapping);
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
      {isRunning && (
        <div className={styles.longRun}>
          <LongRun key={runNumber} onStop={workbench.stop} />
        </div>
      )}
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        className={styles.panel}>
        {tab === 'Result' && <ResultTab {...actions} workbench={workbench} isCurrent={isCurrent} />}
        {tab === 'Steps' && (
          <StepsTab workbench={workbench} onSelect={isCurrent ? actions.onSelect : undefined} />
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

export default memo(OutcomeSection);

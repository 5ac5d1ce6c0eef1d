import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Prose from '../Prose';
import type {WorkflowKind} from '../../../functions/workflow/types';
import type {Props} from './Props';
import styles from './styles.module.css';

const sentenceByKind: Readonly<Record<WorkflowKind, string>> = {
  trigger: 'Trigger: it starts a run.',
  guard: 'Guard: it lets a run go on, or refuses the request.',
  action: 'Action: it works inside a run.',
  response: 'Response: it answers the request that started the run.',
};

/** The summary sentence and the kind of step. */
export default function Summary({of}: Props): ReactNode {
  return (
    <>
      <p className={styles.summary}>
        <Prose>{of.summary}</Prose>
      </p>
      <p className={styles.kind}>
        <Link to="/guides/workflows/overview#the-path-of-a-run">{sentenceByKind[of.kind]}</Link>
      </p>
    </>
  );
}

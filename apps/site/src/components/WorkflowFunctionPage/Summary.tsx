import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Prose from '../Prose';
import type {WorkflowKind} from '@documentation/workflow/internal/language/types';
import type {Props} from './Props';
import styles from './styles.module.css';

const sentenceByKind: Readonly<Record<WorkflowKind, string>> = {
  trigger: 'Trigger: use it as the first step of a workflow.',
  guard: 'Guard: checks a request before the run starts, and can reject it.',
  action: 'Action: use it as a step after the trigger.',
  response: 'Response: sends or changes the response to the request that started the run.',
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

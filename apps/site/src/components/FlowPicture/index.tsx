import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  OutlineKind,
  OutlineStep,
} from '@documentation/reference/internal/pages/workflowOutline';
import styles from './styles.module.css';

export interface Props {
  readonly steps: readonly OutlineStep[];
}

const kindNames: Readonly<Record<OutlineKind, string>> = {
  trigger: 'Trigger',
  guard: 'Guard',
  action: 'Action',
  response: 'Response',
  choice: 'Choose a branch',
  end: 'End',
};

function StepBox({step: {id, kind, title, when, settings = []}}: {step: OutlineStep}): ReactNode {
  return (
    <div className={clsx(styles.box, styles[kind])}>
      <span className={styles.kind}>{kindNames[kind]}</span>
      <span className={styles.id}>{id}</span>
      {kind === 'choice' ? <code>{title}</code> : <span className={styles.title}>{title}</span>}
      {when !== undefined && (
        <span className={styles.setting}>
          only if <code>{when}</code>
        </span>
      )}
      {settings.map((setting) => (
        <span key={setting} className={styles.setting}>
          {setting}
        </span>
      ))}
    </div>
  );
}

function Steps({steps}: Props): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.id} className={styles.step}>
          <StepBox step={step} />
          {step.branches && (
            <ul className={styles.branches}>
              {step.branches.map(({name, steps: inner}) => (
                <li key={name} className={styles.branch}>
                  <span className={styles.branchName}>{name}</span>
                  {inner.length > 0 ? (
                    <Steps steps={inner} />
                  ) : (
                    <span className={styles.empty}>nothing</span>
                  )}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

/**
 * Draws a workflow from top to bottom, with branches side by side. The diagram consists of lists, so screen readers
 * convey the same structure.
 */
export default function FlowPicture({steps}: Props): ReactNode {
  return (
    <figure className={styles.picture} aria-label="Workflow diagram" data-search="skip">
      <Steps steps={steps} />
    </figure>
  );
}

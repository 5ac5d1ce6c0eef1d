import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Value} from '../../../functions/types';
import type {WorkflowExample} from '../../../functions/workflowTypes';
import CodeLines from '../../theme/CodeBlock/CodeLines';
import CopyButton from '../../theme/CodeBlock/CopyButton';
import ErrorCodeLink from '../FunctionPage/ErrorCodeLink';
import {formatResult} from '../FunctionPage/formatResult';
import {notationTokens} from '../FunctionPage/notationTokens';
import Prose from '../FunctionPage/Prose';
import {partsOfCall, type Part} from './formatCalls';
import {samplesIn} from './samplesIn';
import styles from './styles.module.css';

export interface Props {
  readonly example: WorkflowExample;
}

function json(value: unknown): string {
  return formatResult(value as Value);
}

function partsBefore({configuration, input, given = {}, calls = []}: WorkflowExample): Part[] {
  const {now, secrets, store, mappings} = given;
  return [
    {label: 'Configuration', code: json(configuration)},
    ...(Object.keys(input).length > 0 ? [{label: 'Input', code: json(input)}] : []),
    ...(now === undefined ? [] : [{label: 'Time of the run', code: now}]),
    ...(secrets ? [{label: 'Secrets', code: json(secrets)}] : []),
    ...(store ? [{label: 'Store before', code: json(store)}] : []),
    ...(mappings ? [{label: 'Saved mappings', code: json(mappings)}] : []),
    ...calls.flatMap(partsOfCall),
  ];
}

function partsAfter(example: WorkflowExample): Part[] {
  return [
    ...('output' in example ? [{label: 'Output', code: json(example.output)}] : []),
    ...(example.storeAfter ? [{label: 'Store after', code: json(example.storeAfter)}] : []),
  ];
}

function CodePart({label, code, isOutcome}: Part & {readonly isOutcome?: boolean}): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={clsx(styles.part, isOutcome && styles.outcome)}>
      <div className={styles.label}>{label}</div>
      <pre className={styles.pre}>
        <code ref={codeRef}>
          <CodeLines code={code} tokens={notationTokens(code)} />
        </code>
      </pre>
      <CopyButton code={code} codeRef={codeRef} />
    </div>
  );
}

/** One frame: what is set and handed over, what is asked of others, and what comes of it. */
export default function Example({example}: Props): ReactNode {
  const samples = samplesIn(example.input);
  return (
    <>
      {example.note !== undefined && (
        <p>
          <Prose>{example.note}</Prose>
        </p>
      )}
      <div className={styles.frame}>
        {partsBefore(example).map((part, index) => (
          <CodePart key={index} {...part} />
        ))}
        {partsAfter(example).map((part) => (
          <CodePart key={part.label} {...part} isOutcome />
        ))}
        {'error' in example && (
          <p className={clsx(styles.part, styles.outcome, styles.sentence)}>
            <span className={styles.label}>Outcome</span>
            <span>
              fails with <ErrorCodeLink code={example.error} />
            </span>
          </p>
        )}
        {'startsNothing' in example && (
          <p className={clsx(styles.part, styles.outcome, styles.sentence)}>
            <span className={styles.label}>Outcome</span>
            <span>no run starts</span>
          </p>
        )}
      </div>
      {samples.map((sample) => (
        <p key={sample} className={styles.sample}>
          The file: <Link to={`pathname:///samples/${sample}`}>{sample}</Link>
        </p>
      ))}
    </>
  );
}

import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Value} from '@documentation/base/internal/values/types';
import type {WorkflowExample as Example} from '@documentation/workflow/internal/language/types';
import ColouredTokens from '../ColouredTokens';
import CopyButton from '../CopyButton';
import {decodeTokens} from '@documentation/reference/internal/colouring/tokens';
import ErrorCodeLink from '../ErrorCodeLink';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import Prose from '../Prose';
import {partsOfCall, type Part} from '@documentation/reference/internal/values/formatCalls';
import {samplesIn} from '@documentation/reference/internal/values/samplesIn';
import styles from './styles.module.css';

export interface Props {
  readonly example: Example;
  /** The error message, if the example fails. */
  readonly message?: string | undefined;
}

function part(label: string, value: unknown): Part {
  const code = formatResult(value as Value);
  return {label, code, tokens: notationTokens(code)};
}

function partsGiven({configuration, input, given = {}}: Example): Part[] {
  const {now, secrets, store, mappings} = given;
  return [
    part('Configuration', configuration),
    ...(Object.keys(input).length > 0 ? [part('Input', input)] : []),
    ...(now === undefined ? [] : [{label: 'Run starts at', code: now, tokens: ''}]),
    ...(secrets ? [part('Secrets', secrets)] : []),
    ...(store ? [part('Store before', store)] : []),
    ...(mappings ? [part('Saved mappings', mappings)] : []),
  ];
}

function partsAfter(example: Example): Part[] {
  return [
    ...('output' in example ? [part('Output', example.output)] : []),
    ...(example.storeAfter ? [part('Store after', example.storeAfter)] : []),
  ];
}

function CodePart({
  label,
  code,
  tokens,
  isOutcome,
}: Part & {readonly isOutcome?: boolean}): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={clsx(styles.part, isOutcome && styles.outcome)}>
      <div className={styles.label}>{label}</div>
      <pre className={styles.pre}>
        <code ref={codeRef}>
          <ColouredTokens tokens={decodeTokens(code, tokens)} />
        </code>
      </pre>
      <CopyButton code={code} codeRef={codeRef} />
    </div>
  );
}

/** A step in one frame: its configuration and input, the calls that it makes, and its result. */
export default function WorkflowExample({example, message}: Props): ReactNode {
  const samples = samplesIn(example.input);
  return (
    <>
      {example.note !== undefined && (
        <p>
          <Prose>{example.note}</Prose>
        </p>
      )}
      <div className={styles.frame}>
        {[...partsGiven(example), ...(example.calls ?? []).flatMap(partsOfCall)].map(
          (part, index) => (
            <CodePart key={index} {...part} />
          ),
        )}
        {partsAfter(example).map((part) => (
          <CodePart key={part.label} {...part} isOutcome />
        ))}
        {'error' in example && (
          <p className={clsx(styles.part, styles.outcome, styles.sentence)}>
            <span className={styles.label}>Outcome</span>{' '}
            <span>
              <ErrorCodeLink code={example.error} />
              {message && (
                <>
                  : <Prose>{message}</Prose>
                </>
              )}
            </span>
          </p>
        )}
        {'startsNothing' in example && (
          <p className={clsx(styles.part, styles.outcome, styles.sentence)}>
            <span className={styles.label}>Outcome</span> <span>no run starts</span>
          </p>
        )}
      </div>
      {samples.map((sample) => (
        <p key={sample} className={styles.sample}>
          Sample file: <Link to={`pathname:///samples/${sample}`}>{sample}</Link>
        </p>
      ))}
    </>
  );
}

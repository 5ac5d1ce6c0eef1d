import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Example} from '@documentation/mapping/internal/language/types';
import ColouredTokens from '../ColouredTokens';
import CopyButton from '../CopyButton';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import {decodeTokens} from '@documentation/reference/internal/colouring/tokens';
import ErrorCodeLink from '../ErrorCodeLink';
import Prose from '../Prose';
import {formatResult} from '@documentation/reference/internal/values/formatResult';
import styles from './styles.module.css';

export interface Props {
  readonly call: string;
  readonly example: Example;
  /** The error message, if the example fails. */
  readonly message?: string | undefined;
}

function Outcome({example, message}: Pick<Props, 'example' | 'message'>): ReactNode {
  if ('error' in example) {
    return (
      <span className={styles.failure}>
        <ErrorCodeLink code={example.error} />
        {message && (
          <>
            : <Prose>{message}</Prose>
          </>
        )}
      </span>
    );
  }
  const code = formatResult(example.result);
  return (
    <pre className={styles.pre}>
      <code>
        <ColouredTokens tokens={decodeTokens(code, notationTokens(code))} />
      </code>
    </pre>
  );
}

/** A call and its result, in one frame. */
export default function CallAndOutcome({call, example, message}: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  return (
    <div className={styles.frame}>
      <div className={styles.row}>
        <pre className={styles.pre}>
          <code ref={codeRef}>
            <ColouredTokens tokens={decodeTokens(call, notationTokens(call))} />
          </code>
        </pre>
        <CopyButton code={call} codeRef={codeRef} />
      </div>
      {'readBack' in example && (
        <p className={styles.readBack}>
          The file, read back with <code>{example.readBack}</code>:
        </p>
      )}
      <div className={clsx(styles.row, styles.outcome)}>
        <span aria-hidden="true" data-markdown-ignore className={styles.arrow}>
          →
        </span>
        <span className="visually-hidden">Result: </span>
        <Outcome example={example} message={message} />
      </div>
    </div>
  );
}

import React, {useRef, type ReactNode} from 'react';
import {askedIn} from '@documentation/workflow/internal/language/recordedCalls';
import type {Call, RecordedCall} from '@documentation/workflow/internal/language/types';
import type {Whole} from '../../engine/messages';
import CopyButton from '../CopyButton';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import {ResultCode} from '../Panel/results';
import {formatAnswer, formatCall} from '@documentation/reference/internal/values/formatCalls';
import resultStyles from '../Panel/result.module.css';
import styles from './styles.module.css';

export interface Props {
  readonly call: RecordedCall | Call;
  /** The size of the whole call, if the call was truncated. */
  readonly whole: Whole | undefined;
  readonly wholeText: () => Promise<string>;
}

function isRecorded(call: RecordedCall | Call): call is RecordedCall {
  return 'request' in call || 'statement' in call || 'wait' in call;
}

/** The heading of a call: 'Request, not sent' */
function titleOf(call: Call): string {
  if ('wait' in call) {
    return 'Would wait';
  }
  return 'sql' in call ? 'Statement, not sent' : 'Request, not sent';
}

function answerTitle(call: RecordedCall): string {
  if (!('request' in call)) {
    return 'Recorded result';
  }
  return call.response === 'timeout'
    ? 'Recorded: no response'
    : `Recorded response: ${call.response.status}`;
}

/** A call that the step makes, and the response recorded in the example. */
export default function CallView({call, whole, wholeText}: Props): ReactNode {
  const codeRef = useRef<HTMLDivElement>(null);
  const asked = isRecorded(call) ? askedIn(call) : call;
  const {code, tokens} = formatCall(asked);
  if ('wait' in asked) {
    return (
      <p className={resultStyles.note}>
        {titleOf(asked)} {code}
      </p>
    );
  }
  return (
    <div className={styles.call} data-call="">
      <div className={resultStyles.head}>
        <span className={resultStyles.caption}>{titleOf(asked)}</span>
        <span className={resultStyles.tools}>
          <CopyButton code={whole ? wholeText : code} codeRef={codeRef} />
        </span>
      </div>
      <div ref={codeRef}>
        <ResultCode code={code} tokens={tokens} of={whole && `about ${formatSize(whole.length)}`} />
      </div>
      {isRecorded(call) && !('wait' in call) && (
        <details className={styles.answer}>
          <summary>{answerTitle(call)}</summary>
          <ResultCode {...formatAnswer(call)} />
        </details>
      )}
    </div>
  );
}

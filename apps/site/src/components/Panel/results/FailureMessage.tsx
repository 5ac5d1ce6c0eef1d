import React, {type ReactNode} from 'react';
import type {Failure} from '../../../engine/messages';
import ErrorCodeLink from '../../ErrorCodeLink';
import Prose from '../../Prose';
import styles from '../result.module.css';

export interface Props {
  readonly failure: Failure;
  /** Replaces the mistake with the suggestion. */
  readonly onReplace?: (found: string, replacement: string) => void;
}

/** Why the run failed, with a suggestion if there is one. */
export default function FailureMessage({failure, onReplace}: Props): ReactNode {
  const {code, message, functionName, suggestion} = failure;
  return (
    <div className={styles.failure}>
      <p className={styles.failureHead}>
        <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
          <path d="M8 1.5 15 14H1zM8 6v4m0 2v.5" />
        </svg>
        {code ? (
          <span>
            Fails with <ErrorCodeLink code={code} />
          </span>
        ) : (
          <span>Couldn’t run</span>
        )}
      </p>
      {message && (
        <p>
          {functionName && <code>{functionName}</code>}
          {functionName && ': '}
          <Prose withoutLinks>{message}</Prose>
        </p>
      )}
      {suggestion && onReplace && (
        <p>
          Did you mean{' '}
          <button
            type="button"
            className={styles.suggestion}
            onClick={() => onReplace(suggestion.found, suggestion.replacement)}>
            {suggestion.replacement}
          </button>
          ?
        </p>
      )}
    </div>
  );
}

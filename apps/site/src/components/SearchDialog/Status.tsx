import React, {type ReactNode} from 'react';
import ExampleStatus from './examples/ExampleStatus';
import type {SearchState} from './useSearch';
import styles from './styles.module.css';

export interface Props {
  readonly search: SearchState;
}

function Count({count}: {readonly count: number}): ReactNode {
  return count === 0 ? (
    <p className={styles.message}>No results found</p>
  ) : (
    <span className="visually-hidden">{count === 1 ? '1 result' : `${count} results`}</span>
  );
}

/** Announces the number of results, or that the index is loading. A number above 0 is visually hidden. */
export default function Status({search: {answer, isWaiting, isExample}}: Props): ReactNode {
  return (
    <div role="status">
      {answer?.found && <ExampleStatus found={answer.found} pageCount={answer.results.length} />}
      {answer && !answer.found && <Count count={answer.results.length} />}
      {!answer && isWaiting && (
        <p className={styles.message}>
          {isExample ? 'Trying calls…' : 'Loading the search index…'}
        </p>
      )}
    </div>
  );
}

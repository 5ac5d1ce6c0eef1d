import React, {type ReactNode} from 'react';
import ProblemLink from '../ProblemLink';
import type {Failure} from '@documentation/reference/internal/pages/apiReference';
import styles from './styles.module.css';

/** The problems that an operation can report, each with its status. */
export default function Failures({of}: {readonly of: readonly Failure[]}): ReactNode {
  const all = of.flatMap(({status, codes}) => codes.map((code) => ({status, code})));
  return (
    <>
      <p className={styles.failuresLabel}>Possible problems:</p>
      <ul className={styles.failures}>
        {all.map(({status, code}) => (
          <li key={code}>
            {status} <ProblemLink code={code} />
          </li>
        ))}
      </ul>
    </>
  );
}

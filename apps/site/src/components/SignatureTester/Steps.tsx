import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import type {Step} from './checkSignature';
import resultStyles from '../Panel/result.module.css';
import styles from './styles.module.css';

/** Each step of the verification, with what it computed and what is wrong. */
export default function Steps({of}: {readonly of: readonly Step[]}): ReactNode {
  return (
    <ol className={styles.steps}>
      {of.map(({title, isOk, value, advice}) => (
        <li key={title}>
          <strong className={isOk ? undefined : styles.failed}>{isOk ? 'OK' : 'Failed'}</strong>{' '}
          {title}
          {value !== undefined && <code>{value}</code>}
          {advice && (
            <div className={resultStyles.failure}>
              <Prose>{advice}</Prose>
            </div>
          )}
        </li>
      ))}
    </ol>
  );
}

import React, {type ReactNode} from 'react';
import {joinWords} from '@documentation/base/internal/values/joinWords';
import Prose from '../Prose';
import styles from './styles.module.css';

export interface Props {
  readonly values: readonly {readonly value: string; readonly meaning: string}[];
}

/** The values that a parameter or field can have: a list with their meanings or, if none has a meaning, a line. */
export default function ClosedValues({values}: Props): ReactNode {
  if (values.every(({meaning}) => meaning === '')) {
    const names = values.map(({value}) => `\`${value}\``);
    return (
      names.length > 0 && (
        <div className={styles.values}>
          <Prose>{joinWords(names, 'or')}</Prose>
        </div>
      )
    );
  }
  return (
    <dl className={styles.values}>
      {values.map(({value, meaning}) => (
        <div key={value}>
          <dt>
            <code>{value}</code>
          </dt>
          {meaning && (
            <dd>
              <Prose>{meaning}</Prose>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

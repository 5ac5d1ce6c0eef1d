import React, {type ReactNode} from 'react';
import Prose from '../Prose';
import styles from './styles.module.css';

export interface Props {
  readonly values: readonly {readonly value: string; readonly meaning: string}[];
}

/** The values that a parameter or field can have, with their meanings. */
export default function ClosedValues({values}: Props): ReactNode {
  return (
    values.length > 0 && (
      <dl className={styles.values}>
        {values.map(({value, meaning}) => (
          <div key={value}>
            <dt>
              <code>{value}</code>
            </dt>
            <dd>
              <Prose>{meaning}</Prose>
            </dd>
          </div>
        ))}
      </dl>
    )
  );
}

import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Change} from '../../../../engine/worker/changes';
import Notation from '../Notation';
import {changedText, signs} from './changeLabels';
import styles from './changes.module.css';

export interface Props {
  readonly changes: readonly Change[];
}

function ChangedValues({kind, before, after}: Change): ReactNode {
  if (kind === 'changed' && before === undefined && after === undefined) {
    return 'another file';
  }
  return (
    <>
      {kind !== 'added' && (
        <del className={styles.before}>
          <Notation>{changedText(before)}</Notation>
        </del>
      )}
      {kind === 'changed' && (
        <>
          <span aria-hidden="true"> → </span>
          <span className="visually-hidden"> is now </span>
        </>
      )}
      {kind !== 'removed' && (
        <ins className={styles.after}>
          <Notation>{changedText(after)}</Notation>
        </ins>
      )}
    </>
  );
}

/** Changes with their places, signs and values. */
export default function ChangeList({changes}: Props): ReactNode {
  return (
    <ul className={styles.changes}>
      {changes.map((change, index) => {
        const {sign, word} = signs[change.kind];
        return (
          <li key={index} className={clsx(styles.change, styles[change.kind])}>
            <span className={styles.sign} aria-hidden="true">
              {sign}
            </span>
            <span className="visually-hidden">{word} </span>
            <span className={styles.path}>
              {change.path === '' ? 'the result' : <code>{change.path}</code>}
            </span>
            <span className={styles.values}>
              <ChangedValues {...change} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

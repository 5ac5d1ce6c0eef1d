import React, {type ReactNode} from 'react';
import {isObject} from '@documentation/base/internal/values/isObject';
import type {FailedItem, FailedItems} from '../../../../engine/workbenchMessages';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import {ValueView} from '../../../Panel/results';
import Prose from '../../../Prose';
import LazyDetails from '../LazyDetails';
import ValueBox from '../ValueBox';
import outcomeStyles from '../outcome.module.css';
import styles from './failure.module.css';

export interface Props {
  readonly failedItems: FailedItems;
  /** The message of the run, which isn't repeated. */
  readonly message: string;
}

/** An item as its row in a table, or as a value of its own. */
function Item({item, message, isKnown}: FailedItem & {readonly isKnown: boolean}): ReactNode {
  return (
    <div className={styles.item}>
      {!isKnown && (
        <p>
          <Prose withoutLinks>{message}</Prose>
        </p>
      )}
      {isObject(item) && Object.keys(item).length > 0 ? (
        <div className={outcomeStyles.value}>
          <ValueView value={[item]} view="table" />
        </div>
      ) : (
        <ValueBox value={item} />
      )}
    </div>
  );
}

/** The items for which the mapping fails. The first one is open. */
export default function FailedItemList({failedItems, message}: Props): ReactNode {
  const {count, total, first} = failedItems;
  return (
    <div>
      <p className={styles.itemCount}>
        {formatCount(count)} of {formatCount(total)} {total === 1 ? 'item' : 'items'}{' '}
        {count === 1 ? 'fails' : 'fail'}
      </p>
      <ul className={styles.items}>
        {first.map((failed, index) => (
          <li key={failed.indices.join()}>
            <LazyDetails summary={failed.label} isOpenAtFirst={index === 0}>
              {() => <Item {...failed} isKnown={failed.message === message} />}
            </LazyDetails>
          </li>
        ))}
      </ul>
      {count > first.length && (
        <p className={outcomeStyles.note}>… and {formatCount(count - first.length)} more</p>
      )}
    </div>
  );
}

import React, {useState, type ReactNode} from 'react';
import type {Value} from '@documentation/base/internal/values/types';
import {describeValue} from '@documentation/reference/internal/values/describeValue';
import {formatCount} from '@documentation/reference/internal/values/formatSize';
import {
  briefOf,
  entriesOf,
  isBranch,
  leafKind,
  leafNote,
  leafText,
  openEntries,
  sizeOf,
  SLICE,
} from './treeEntries';
import styles from './Tree.module.css';

export interface Props {
  readonly value: Value;
  /** The size of the whole value, if the value was truncated: '1,204 items' */
  readonly description?: string;
}

interface BranchProps {
  /** The key or position. The root has none. */
  readonly label?: string;
  readonly value: Value;
  readonly isOpenAtFirst: boolean;
  /** How many entries are open at first. */
  readonly openEntryCount: number;
  readonly description?: string;
}

function Leaf({label, value}: {readonly label?: string; readonly value: Value}): ReactNode {
  const note = leafNote(value);
  return (
    <span className={styles.leaf}>
      {label !== undefined && <Label>{label}</Label>}
      <span className={`token-${leafKind(value)}`}>{leafText(value)}</span>
      {note && <span className={styles.note}> {note}</span>}
    </span>
  );
}

function Label({children}: {readonly children: string}): ReactNode {
  return (
    <span className={children.startsWith('"') ? 'token-keyword' : styles.position}>
      {children}
      {': '}
    </span>
  );
}

function Entries({
  value,
  openEntryCount,
}: Pick<BranchProps, 'value' | 'openEntryCount'>): ReactNode {
  const [end, setEnd] = useState(SLICE);
  const rest = sizeOf(value) - end;
  return (
    <ul className={styles.entries}>
      {entriesOf(value, end).map(([label, item], index) => (
        <li key={label}>
          {isBranch(item) ? (
            <Branch
              label={label}
              value={item}
              isOpenAtFirst={index < openEntryCount}
              // A document with one root element starts a level deeper.
              openEntryCount={index < openEntryCount && sizeOf(value) === 1 ? openEntries(item) : 0}
            />
          ) : (
            <Leaf label={label} value={item} />
          )}
        </li>
      ))}
      {rest > 0 && (
        <li>
          <button type="button" className={styles.more} onClick={() => setEnd(end + SLICE)}>
            Show {Math.min(SLICE, rest)} more
          </button>
          <span className={styles.note}> of {formatCount(rest)}</span>
        </li>
      )}
    </ul>
  );
}

function Branch(props: BranchProps): ReactNode {
  const {label, value, isOpenAtFirst, openEntryCount, description = describeValue(value)} = props;
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        {label !== undefined && <Label>{label}</Label>}
        {isOpen ? (
          Array.isArray(value) ? (
            '[ ]'
          ) : (
            '{ }'
          )
        ) : (
          <span className={styles.brief}>{briefOf(value)}</span>
        )}
        <span className={styles.note}> {description}</span>
      </summary>
      {/* Closed branches have no elements, so a large value doesn't slow down the page. */}
      {isOpen && <Entries value={value} openEntryCount={openEntryCount} />}
    </details>
  );
}

/** A value as a tree of lists and objects that open and close. The first two levels are open. */
export default function Tree({value, description}: Props): ReactNode {
  return (
    <div role="group" aria-label="Tree" className={styles.tree}>
      {isBranch(value) ? (
        <Branch
          value={value}
          isOpenAtFirst
          openEntryCount={openEntries(value)}
          {...(description && {description})}
        />
      ) : (
        <Leaf value={value} />
      )}
    </div>
  );
}

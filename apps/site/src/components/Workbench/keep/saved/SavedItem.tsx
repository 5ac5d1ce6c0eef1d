import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import fieldStyles from '../../../Panel/fields.module.css';
import {MAX_NAME_LENGTH, type SavedMapping} from './savedMapping';
import {formatAge} from './formatAge';
import Versions from './Versions';
import styles from '../keep.module.css';

export interface Props {
  readonly saved: SavedMapping;
  /** Whether this is the mapping in the workbench. */
  readonly isCurrent: boolean;
  readonly onOpen: (mapping: string) => void;
  /** Returns false if the name can't be used. */
  readonly onRename: (to: string) => boolean;
  readonly onRemove: () => void;
}

/** A saved mapping: a click opens its latest version. */
export default function SavedItem({saved, isCurrent, ...actions}: Props): ReactNode {
  const {name, versions} = saved;
  const {onOpen, onRename, onRemove} = actions;
  const [newName, setNewName] = useState<string>();
  const fieldRef = useRef<HTMLInputElement>(null);
  const renameRef = useRef<HTMLButtonElement>(null);
  const isRenaming = newName !== undefined;
  useEffect(() => {
    if (!isRenaming) {
      return undefined;
    }
    fieldRef.current?.select();
    const button = renameRef.current;
    return () => button?.focus();
  }, [isRenaming]);

  return (
    <li className={clsx(styles.item, isCurrent && styles.isCurrent)}>
      {isRenaming && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape ends the renaming.
        <form
          className={styles.saveForm}
          onSubmit={(event) => {
            event.preventDefault();
            if (onRename(newName)) {
              setNewName(undefined);
            }
          }}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.preventDefault();
              event.stopPropagation();
              setNewName(undefined);
            }
          }}>
          <input
            ref={fieldRef}
            className={fieldStyles.control}
            aria-label={`New name for ${name}`}
            autoComplete="off"
            maxLength={MAX_NAME_LENGTH}
            value={newName}
            onChange={({target}) => setNewName(target.value)}
          />
          <button type="submit" className={styles.secondary}>
            Rename
          </button>
        </form>
      )}
      <div className={styles.itemRow} hidden={isRenaming}>
        <button
          type="button"
          className={styles.open}
          aria-current={isCurrent || undefined}
          onClick={() => onOpen(versions[0]!.mapping)}>
          <span className={styles.name}>{name}</span>
          <span className={styles.age}>{formatAge(versions[0]!.time)}</span>
        </button>
        <button
          ref={renameRef}
          type="button"
          className={styles.small}
          aria-label={`Rename ${name}`}
          onClick={() => setNewName(name)}>
          Rename
        </button>
        <button
          type="button"
          className={styles.small}
          aria-label={`Remove ${name}`}
          onClick={onRemove}>
          Remove
        </button>
      </div>
      {versions.length > 1 && <Versions saved={saved} onOpen={onOpen} />}
    </li>
  );
}

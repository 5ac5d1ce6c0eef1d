import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import fieldStyles from '../../../Panel/fields.module.css';
import SavedItem from './SavedItem';
import {MAX_NAME_LENGTH} from './savedMapping';
import type {Props} from './SaveMenu';
import useSaved from './useSaved';
import styles from '../keep.module.css';

/** Selects the name, unless the keyboard of a phone would then cover the list. */
function select(field: HTMLInputElement | null): void {
  if (window.matchMedia('(pointer: fine)').matches) {
    field?.select();
  }
}

/** Saves the mapping under a name, and lists those saved before. */
export default function SavedMappings({mapping, name, onName, onOpen}: Props): ReactNode {
  const {mappings, status, save, rename, remove} = useSaved();
  const [typed, setTyped] = useState(name);
  const fieldRef = useRef<HTMLInputElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const canUndo = status?.undo !== undefined;
  // The focus would be lost with the button that was pressed.
  useEffect(() => (canUndo ? undoRef.current?.focus() : select(fieldRef.current)), [canUndo]);

  return (
    <>
      <form
        className={styles.saveForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (save(typed, mapping)) {
            onName(typed.trim());
          }
        }}>
        <input
          ref={fieldRef}
          className={fieldStyles.control}
          aria-label="Name"
          placeholder="Name"
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={typed}
          onChange={({target}) => setTyped(target.value)}
        />
        <button type="submit" className={styles.primary}>
          Save
        </button>
      </form>
      <p role="status" className={status?.isProblem ? styles.problem : styles.status}>
        {status?.text ?? 'Saved in this browser only, with the last ten versions.'}
        {status?.undo && (
          <button ref={undoRef} type="button" className={styles.inline} onClick={status.undo}>
            Undo
          </button>
        )}
      </p>
      {mappings.length > 0 && (
        <ul className={styles.saved} aria-label="Saved mappings">
          {mappings.map((saved) => (
            <SavedItem
              key={saved.name}
              saved={saved}
              isCurrent={saved.name === name}
              onOpen={(text) => onOpen({mapping: text, name: saved.name})}
              onRename={(to) => {
                const isRenamed = rename(saved.name, to);
                if (isRenamed) {
                  select(fieldRef.current);
                }
                if (isRenamed && saved.name === name) {
                  onName(to.trim());
                  setTyped(to.trim());
                }
                return isRenamed;
              }}
              onRemove={() => remove(saved.name)}
            />
          ))}
        </ul>
      )}
    </>
  );
}

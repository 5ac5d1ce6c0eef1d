import React, {type ReactNode} from 'react';
import type {EditorProps} from '../drafts/editors';
import GrowingText from '../text/GrowingText';
import styles from '../fields.module.css';

/** An editor for any number of arguments, each as notation. */
export default function ItemsEditor({
  name,
  field,
  isLive,
  control,
  onEdit,
}: EditorProps): ReactNode {
  const items = field.items ?? [];
  const edit = (changed: readonly string[]) => onEdit({...field, items: changed});
  return (
    <div role="group" id={control.id} aria-describedby={control['aria-describedby']}>
      {items.map((item, index) => (
        <div key={index} className={styles.item}>
          <GrowingText
            isCode
            name={`${control.name}-${index}`}
            aria-label={`${name}, argument ${index + 1}`}
            aria-invalid={control['aria-invalid']}
            readOnly={!isLive}
            value={item}
            onEdit={(text) => edit(items.with(index, text))}
          />
          <button
            type="button"
            className={styles.iconButton}
            aria-label={`Remove argument ${index + 1} of ${name}`}
            onClick={() => edit(items.toSpliced(index, 1))}>
            <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
              <path d="m4 4 8 8m0-8-8 8" />
            </svg>
          </button>
        </div>
      ))}
      <button type="button" className={styles.state} onClick={() => edit([...items, '""'])}>
        Add an argument
      </button>
    </div>
  );
}

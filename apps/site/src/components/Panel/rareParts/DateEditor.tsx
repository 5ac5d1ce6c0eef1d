import React, {useRef, type ReactNode} from 'react';
import type {EditorProps} from '../drafts/editors';
import {pickedText, pickerValue} from './datePicker';
import styles from '../fields.module.css';

/** A text field for a date, next to the browser's date picker. The field accepts dates that a picker can't show. */
export default function DateEditor({
  name,
  parameter,
  field,
  isLive,
  control,
  onEdit,
}: EditorProps): ReactNode {
  const pickerRef = useRef<HTMLInputElement>(null);
  const types = [parameter.type].flat();
  const withTime = field.text === '' ? !types.includes('Date') : field.text.includes('T');
  return (
    <span className={styles.dateRow}>
      <input
        {...control}
        type="text"
        className={styles.control}
        autoComplete="off"
        spellCheck={false}
        readOnly={!isLive}
        value={field.text}
        onChange={({target}) => onEdit({given: 'value', text: target.value})}
      />
      <span className={styles.picker}>
        <input
          ref={pickerRef}
          type={withTime ? 'datetime-local' : 'date'}
          step={withTime ? 1 : undefined}
          className={styles.pickerInput}
          tabIndex={-1}
          aria-hidden="true"
          value={pickerValue(field.text, withTime)}
          onChange={({target}) =>
            onEdit({given: 'value', text: pickedText(field.text, target.value, types)})
          }
        />
        <button
          type="button"
          className={styles.iconButton}
          aria-label={`Pick a date for ${name}`}
          disabled={!isLive}
          onClick={() => pickerRef.current?.showPicker()}>
          <svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16">
            <path d="M2.5 3.5h11v10h-11zm0 3.5h11M5.5 1.5v3m5-3v3" />
          </svg>
        </button>
      </span>
    </span>
  );
}

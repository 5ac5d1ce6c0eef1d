import React, {type ReactNode} from 'react';
import {editorOf, type EditorProps} from '../drafts/editors';
import GrowingText from '../text/GrowingText';
import {DateEditor, ItemsEditor} from '../rareParts';
import SuggestedText from './SuggestedText';
import styles from '../fields.module.css';

function ChoiceEditor({parameter, field, isLive, control, onEdit}: EditorProps): ReactNode {
  const values = parameter.values!;
  return (
    <select
      {...control}
      className={styles.control}
      disabled={!isLive}
      value={field.text}
      onChange={({target}) => onEdit({given: 'value', text: target.value})}>
      {!Object.hasOwn(values, field.text) && (
        <option value={field.text}>{field.text || '—'}</option>
      )}
      {Object.keys(values).map((value) => (
        <option key={value} value={value}>
          {value || '—'}
        </option>
      ))}
    </select>
  );
}

function SwitchEditor({field, isLive, control, onEdit}: EditorProps): ReactNode {
  const isOn = field.text === 'true';
  return (
    <span className={styles.switchRow}>
      <input
        {...control}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- A checkbox has its own checked state.
        role="switch"
        className={styles.switch}
        disabled={!isLive}
        checked={isOn}
        onChange={({target}) => onEdit({given: 'value', text: String(target.checked)})}
      />
      <code aria-hidden="true">{String(isOn)}</code>
    </span>
  );
}

/** The control that fits a parameter's type. */
export default function FieldEditor(props: EditorProps): ReactNode {
  const {name, parameter, field, isLive, control, onEdit} = props;
  const editor = editorOf(name, parameter);
  if (editor === 'items') {
    return <ItemsEditor {...props} />;
  }
  if (field.given === 'notation' || editor === 'notation') {
    return (
      <GrowingText
        {...control}
        isCode
        readOnly={!isLive}
        value={field.text}
        onEdit={(text) => onEdit({given: 'notation', text})}
      />
    );
  }
  switch (editor) {
    case 'choice':
      return <ChoiceEditor {...props} />;
    case 'switch':
      return <SwitchEditor {...props} />;
    case 'date':
      return <DateEditor {...props} />;
    case 'zone':
    case 'locale':
      return <SuggestedText {...props} />;
    default:
      return (
        <GrowingText
          {...control}
          inputMode={editor === 'number' ? 'decimal' : undefined}
          readOnly={!isLive}
          value={field.text}
          onEdit={(text) => onEdit({given: 'value', text})}
        />
      );
  }
}

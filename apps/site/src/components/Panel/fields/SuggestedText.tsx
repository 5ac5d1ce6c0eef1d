import React, {useState, type ReactNode} from 'react';
import {editorOf} from '../drafts/editors';
import type {EditorProps} from '../drafts/editors';
import styles from '../fields.module.css';

/** The suggested locales, whose rules differ in ways that the examples show. */
const locales = [
  'en',
  'en-GB',
  'de',
  'de-CH',
  'fr',
  'es',
  'it',
  'tr',
  'pl',
  'sv',
  'ar',
  'hi',
  'ja',
];

function suggestionsFor(editor: string): readonly string[] {
  return editor === 'zone' ? ['UTC', ...Intl.supportedValuesOf('timeZone')] : locales;
}

/** A text field with suggestions, which are added to the page when the field gets focus. */
export default function SuggestedText(props: EditorProps): ReactNode {
  const {name, parameter, field, isLive, control, onEdit} = props;
  const [suggestions, setSuggestions] = useState<readonly string[]>([]);
  const listId = `${control.id}-list`;
  return (
    <>
      <input
        {...control}
        type="text"
        list={listId}
        className={styles.control}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        readOnly={!isLive}
        value={field.text}
        onFocus={() => setSuggestions(suggestionsFor(editorOf(name, parameter)))}
        onChange={({target}) => onEdit({given: 'value', text: target.value})}
      />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion} value={suggestion} />
        ))}
      </datalist>
    </>
  );
}

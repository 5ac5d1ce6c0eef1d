import React, {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import styles from './styles.module.css';

export interface Props {
  readonly onAdd: (text: string) => void;
}

/** A field for text to paste or type. Long text becomes a file right away, because the field would be slow with it. */
export default function PasteText({onAdd}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(text);
      }}>
      <label htmlFor={id} className="visually-hidden">
        Text to use as a file
      </label>
      <textarea
        ref={field}
        id={id}
        rows={4}
        spellCheck={false}
        placeholder="JSON, CSV, XML or any other text"
        className={clsx('thin-scrollbar', styles.text)}
        value={text}
        onChange={({target}) => setText(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault();
            onAdd(text);
          }
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (pasted.length > MAX_EDITED_LENGTH) {
            event.preventDefault();
            onAdd(text + pasted);
          }
        }}
      />
      <button type="submit" className={styles.button} disabled={text === ''}>
        Use this text
      </button>
    </form>
  );
}

import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {RUN_DEBOUNCE_MS} from '../../../universal/constants';
import styles from './styles.module.css';

export interface Props {
  readonly name: string;
  /** The initial text. */
  readonly text: string;
  /** Called with the text after a short pause. */
  readonly onEdit: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Edits the text of a file in place. */
export default function TextEditor({name, text: textAtFirst, onEdit, onClose}: Props): ReactNode {
  const [text, setText] = useState(textAtFirst);
  const field = useRef<HTMLTextAreaElement>(null);
  const edit = useRef(onEdit);
  /** The text that hasn't been passed on yet. */
  const pending = useRef<string>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(() => {
    edit.current = onEdit;
  });

  function passOn(): Promise<void> {
    window.clearTimeout(timer.current);
    const latest = pending.current;
    pending.current = undefined;
    return latest === undefined ? Promise.resolve() : edit.current(latest);
  }

  useEffect(() => {
    field.current?.focus();
    // Another file may be selected before the pause is over.
    return () => void passOn();
  }, []);

  return (
    <div className={styles.paste}>
      <textarea
        ref={field}
        aria-label={`Text of ${name}`}
        rows={10}
        spellCheck={false}
        className={clsx('thin-scrollbar', styles.text)}
        value={text}
        onChange={({target}) => {
          setText(target.value);
          pending.current = target.value;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(() => void passOn(), RUN_DEBOUNCE_MS);
        }}
      />
      <button type="button" className={styles.button} onClick={() => void passOn().then(onClose)}>
        Done
      </button>
    </div>
  );
}

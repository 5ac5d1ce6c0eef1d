import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeLines from '../../theme/CodeBlock/CodeLines';
import {notationTokens} from '../../universal/notationTokens';
import styles from './GrowingText.module.css';

export interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'className'> {
  readonly value: string;
  readonly onEdit: (value: string) => void;
  /** The text is notation or JSON and gets its colours. */
  readonly isCode?: boolean;
}

/** Colours cost time in long texts, and help least there. */
const MAX_COLOURED_LENGTH = 5000;

/** A text area that is as high as its text: a copy of the text under it makes the height and the colours. */
export default function GrowingText({value, onEdit, isCode = false, ...props}: Props): ReactNode {
  const isColoured = isCode && value.length <= MAX_COLOURED_LENGTH;
  return (
    <div className={clsx('thin-scrollbar', styles.frame)}>
      <div aria-hidden="true" className={styles.copy}>
        <CodeLines code={value} tokens={isColoured ? notationTokens(value) : ''} />
      </div>
      <textarea
        {...props}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        rows={1}
        className={clsx(styles.area, isColoured && styles.transparent)}
        value={value}
        onChange={({target}) => onEdit(target.value)}
      />
    </div>
  );
}

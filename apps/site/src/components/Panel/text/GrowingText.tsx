import React, {type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import CodeLines from '../../CodeLines';
import {MAX_EDITED_LENGTH} from '../../../universal/constants';
import {notationTokens} from '@documentation/reference/internal/colouring/notationTokens';
import type {Range} from '@documentation/base/internal/values/range';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import fieldStyles from '../fields.module.css';
import styles from './GrowingText.module.css';

export interface Props extends Omit<ComponentProps<'textarea'>, 'onChange' | 'className'> {
  readonly value: string;
  readonly onEdit: (value: string) => void;
  /** Whether the text is notation or JSON, which is coloured. */
  readonly isCode?: boolean;
  /** The part with a mistake, which is underlined. */
  readonly mistake?: Range;
}

/** Longer text has the maximum height anyway, and colouring it would be slow. */
const MAX_GROWING_LENGTH = 5000;
const MAX_GROWING_LINES = 200;
/** Text with more lines can't be edited, because laying out so many lines is slow. */
const MAX_EDITED_LINES = 20_000;
/** How many characters are shown of text that is too long to edit. */
const SHOWN_LENGTH = 5000;

/** Whether text has more than `lines` lines. Splits no more than needed, because text can have a million lines. */
function hasMoreLines(text: string, lines: number): boolean {
  return text.split('\n', lines + 1).length > lines;
}

/** A text area that is as tall as its text. A copy of the text under it provides the height and the colours. */
export default function GrowingText({
  value,
  onEdit,
  isCode = false,
  mistake,
  ...props
}: Props): ReactNode {
  const isGrowing = value.length <= MAX_GROWING_LENGTH && !hasMoreLines(value, MAX_GROWING_LINES);
  const isColoured = isCode && isGrowing;
  const isEditable = value.length <= MAX_EDITED_LENGTH && !hasMoreLines(value, MAX_EDITED_LINES);
  return (
    <>
      <div className={clsx('thin-scrollbar', styles.frame)} data-is-invalid={props['aria-invalid']}>
        {isGrowing && (
          <div aria-hidden="true" className={styles.copy}>
            <CodeLines code={value} tokens={isColoured ? notationTokens(value) : ''} />
          </div>
        )}
        {isColoured && mistake && (
          <div aria-hidden="true" className={clsx(styles.copy, styles.underlined)}>
            {value.slice(0, mistake.from)}
            <u>{value.slice(mistake.from, mistake.to)}</u>
            {value.slice(mistake.to)}
          </div>
        )}
        <textarea
          {...props}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          rows={1}
          readOnly={props.readOnly || !isEditable}
          className={clsx(
            styles.area,
            isColoured && styles.transparent,
            !isGrowing && ['thin-scrollbar', styles.isLong],
          )}
          value={isEditable ? value : `${value.slice(0, SHOWN_LENGTH)}…`}
          onChange={({target}) => onEdit(target.value)}
        />
      </div>
      {!isEditable && (
        <p className={fieldStyles.hint}>
          This text is too long to edit here (about {formatSize(value.length)}). The run uses all of
          it.
        </p>
      )}
    </>
  );
}

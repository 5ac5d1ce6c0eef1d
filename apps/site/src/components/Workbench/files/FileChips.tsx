import React, {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import type {Draft} from '../state/draft';
import {removeFile} from './addFiles';
import InsertButton from './InsertButton';
import styles from './styles.module.css';

export interface Props {
  readonly files: Draft['files'];
  readonly selected: Draft['selected'];
  readonly onInsert?: (text: string) => void;
  readonly onChange: (update: (draft: Draft) => Draft) => void;
}

/** With more files, the chips are shorter. */
const MAX_FULL_CHIPS = 3;

/** The loaded files. One of them is `$`, and the others can be reached with `$files`. */
export default function FileChips({files, selected, onInsert, onChange}: Props): ReactNode {
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);

  // With many files, the list scrolls.
  useEffect(() => {
    const {offsetTop = 0} =
      list.current!.querySelector<HTMLElement>('[data-is-selected=true]') ?? {};
    list.current!.scrollTop = offsetTop - list.current!.clientHeight / 2;
  }, [selected]);

  /** Removes a file and moves the focus from its button, which disappears, to the next file. */
  function remove(name: string, index: number): void {
    const radios = list.current!.querySelectorAll('input');
    const next = radios[index + 1] ?? radios[index - 1];
    (next ?? list.current!.closest('section')!.querySelector('button'))?.focus();
    onChange((latest) => removeFile(latest, name));
  }

  return (
    <fieldset ref={list} className={clsx('thin-scrollbar', styles.chips)}>
      <legend className="visually-hidden">The file that $ refers to</legend>
      {files.map(({name, content}, index) => {
        const isSelected = name === selected;
        return (
          <div key={name} className={styles.chip} data-is-selected={isSelected}>
            <label className={styles.name} title={`${name}, ${formatSize(content.size)}`}>
              <input
                type="radio"
                name={group}
                className="visually-hidden"
                checked={isSelected}
                onChange={() => onChange((latest) => ({...latest, selected: name}))}
              />
              {isSelected && <code aria-hidden="true">$</code>}
              <span>{name}</span>
            </label>
            {!isSelected && (
              <InsertButton
                text={`$files[${JSON.stringify(name)}]`}
                {...(files.length > MAX_FULL_CHIPS && {label: '$files[…]'})}
                onInsert={onInsert}
              />
            )}
            <button
              type="button"
              className={clsx('clean-btn', styles.remove)}
              aria-label={`Remove ${name}`}
              onClick={() => remove(name, index)}>
              <svg aria-hidden="true" viewBox="0 0 16 16" width="12" height="12">
                <path d="m4 4 8 8m0-8-8 8" />
              </svg>
            </button>
          </div>
        );
      })}
    </fieldset>
  );
}

import React, {type ReactNode} from 'react';
import type {RunFile} from '../../../engine/workbenchMessages';
import {kindOf} from './FilePreview/kindOf';
import {readStart} from './FilePreview/readStart';
import {useLoaded} from './FilePreview/useLoaded';
import styles from './styles.module.css';

export interface Props {
  readonly file: RunFile;
  readonly onChange: (isData: boolean) => void;
}

/** Chooses whether `$` is the data in a JSON file, or the file itself. Other files are always files. */
export default function DataSwitch({file, onChange}: Props): ReactNode {
  const isJson = useLoaded(file.id, async () => {
    const start = await readStart(file.content);
    return kindOf(start, file.name) === 'json';
  });
  if (!isJson) {
    return null;
  }
  const {isData} = file;
  return (
    <div className={styles.data}>
      <span role="group" aria-label="What $ refers to" className={styles.switch}>
        <code>$</code> is
        {[true, false].map((each) => (
          <button
            key={String(each)}
            type="button"
            className={styles.choice}
            aria-pressed={each === isData}
            onClick={() => onChange(each)}>
            {each ? 'the JSON data' : 'the file'}
          </button>
        ))}
      </span>
      <span>
        {isData ? (
          <>
            Use paths such as <code>$.orders</code>.
          </>
        ) : (
          <>
            For <code>Readers.JSON</code> functions.
          </>
        )}
      </span>
    </div>
  );
}

import React, {type ReactNode, type RefObject} from 'react';
import CopyButton from '../../CopyButton';
import DownloadButton from './DownloadButton';
import type {View} from './ValueView';
import styles from '../result.module.css';

export interface Props {
  readonly views: readonly View[];
  readonly view: View;
  /** Returns the text to copy. */
  readonly text: () => string | Promise<string>;
  /** The element that shows the result. */
  readonly textRef: RefObject<HTMLElement | null>;
  /** Returns the download: a file, or a result that is too large to show in full. */
  readonly file: (() => Blob | Promise<Blob>) | undefined;
  readonly fileName: string;
  /** False for files, which can only be downloaded. */
  readonly canBeCopied: boolean;
  readonly onChooseView: (view: View) => void;
}

/** Buttons to change the view, and to copy or download the result. */
export default function ResultTools({
  views,
  view,
  text,
  textRef,
  file,
  fileName,
  canBeCopied,
  onChooseView,
}: Props): ReactNode {
  return (
    <span className={styles.tools}>
      {views.length > 1 && (
        <span role="group" aria-label="View" className={styles.views}>
          {views.map((each) => (
            <button
              key={each}
              type="button"
              className={styles.view}
              aria-pressed={each === view}
              onClick={() => onChooseView(each)}>
              {each}
            </button>
          ))}
        </span>
      )}
      {file && <DownloadButton file={file} name={fileName} />}
      {canBeCopied && <CopyButton code={text} codeRef={textRef} />}
    </span>
  );
}

import React, {type ReactNode, type RefObject} from 'react';
import CopyButton from '../../CopyButton';
import DownloadButton from './DownloadButton';
import type {View} from './ValueView';
import styles from '../result.module.css';

export interface Props {
  readonly views: readonly View[];
  readonly view: View;
  /** What the copy button takes. */
  readonly text: () => string | Promise<string>;
  /** Where the result is shown. */
  readonly textRef: RefObject<HTMLElement | null>;
  /** What can be downloaded: a file, or a result that is too large to be shown. */
  readonly file: (() => Blob | Promise<Blob>) | undefined;
  readonly fileName: string;
  /** A file without text. */
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

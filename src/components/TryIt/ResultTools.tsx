import React, {type ReactNode, type RefObject} from 'react';
import CopyButton from '../../theme/CodeBlock/CopyButton';
import type {View} from './ValueView';
import styles from './result.module.css';

export interface Props {
  readonly views: readonly View[];
  readonly view: View;
  /** What the copy button takes. */
  readonly text: string;
  /** Where the result is shown. */
  readonly textRef: RefObject<HTMLElement | null>;
  readonly file: Uint8Array | undefined;
  readonly fileName: string;
  readonly onChooseView: (view: View) => void;
}

function download(file: Uint8Array, name: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(file)]));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** How to look at the result, and ways to take it along. */
export default function ResultTools({
  views,
  view,
  text,
  textRef,
  file,
  fileName,
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
      {file ? (
        <button type="button" className={styles.download} onClick={() => download(file, fileName)}>
          Download
        </button>
      ) : (
        <CopyButton code={text} codeRef={textRef} />
      )}
    </span>
  );
}

import React, {type ReactNode} from 'react';
import styles from '../result.module.css';

export interface Props {
  readonly file: () => Blob | Promise<Blob>;
  readonly name: string;
}

async function download({file, name}: Props): Promise<void> {
  const {saveFile} = await import('../../../saveFile');
  saveFile(await file(), name);
}

/** Saves a result as a file. */
export default function DownloadButton(props: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.download}
      // Ignores failures, such as a lost connection or a stopped worker. The reader can try again.
      onClick={() => void download(props).catch(() => {})}>
      Download
    </button>
  );
}

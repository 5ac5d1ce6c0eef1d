import React, {type ReactNode} from 'react';
import styles from './result.module.css';

export interface Props {
  readonly file: () => Blob | Promise<Blob>;
  readonly name: string;
}

async function download(file: Blob | Promise<Blob>, name: string): Promise<void> {
  const url = URL.createObjectURL(await file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Saves a result as a file. */
export default function DownloadButton({file, name}: Props): ReactNode {
  return (
    <button
      type="button"
      className={styles.download}
      // The worker may have been ended since; the next run has the result again.
      onClick={() => void download(file(), name).catch(() => {})}>
      Download
    </button>
  );
}

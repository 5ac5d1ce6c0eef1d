import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface Props {
  /** The name of a file in the folder. */
  readonly file: string;
  /** The folder in apps/site/content/static/, or one that the build writes. */
  readonly folder?: 'samples' | 'programs' | 'tools';
}

/** A download link for a sample file or a program. The tests use the same files. */
export default function DownloadLink({file, folder = 'samples'}: Props): ReactNode {
  return (
    <a href={useBaseUrl(`/${folder}/${file}`)} download={file} className={styles.download}>
      <svg viewBox="0 0 16 16" aria-hidden="true" className={styles.icon}>
        <path d="M8 2v8M4.5 7 8 10.5 11.5 7M2.5 13.5h11" />
      </svg>
      Download {file}
    </a>
  );
}

import React, {useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {TOOL_FOLDER, type PACKAGE_FILE, type TOOL_FILE} from '../../universal/commandLineTool';
import DownloadLink from '../DownloadLink';
import useChecksum from './useChecksum';
import styles from './styles.module.css';

export interface Props {
  readonly file: typeof PACKAGE_FILE | typeof TOOL_FILE;
}

/** The download link of the command-line tool or of the package, with its checksum. */
export default function ToolDownload({file}: Props): ReactNode {
  const checksumUrl = useBaseUrl(`/${TOOL_FOLDER}/${file}.sha256`);
  const ref = useRef<HTMLElement>(null);
  const checksum = useChecksum(file, checksumUrl, ref);
  return (
    <>
      <p>
        <DownloadLink file={file} folder={TOOL_FOLDER} />
      </p>
      <p>
        <a href={checksumUrl}>SHA-256</a>:{' '}
        <code ref={ref} className={styles.checksum} suppressHydrationWarning>
          {checksum}
        </code>
      </p>
    </>
  );
}

import React, {useRef, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {TOOL_FILE, TOOL_FOLDER} from '../../universal/commandLineTool';
import DownloadLink from '../DownloadLink';
import useChecksum from './useChecksum';
import styles from './styles.module.css';

/** The download link of the command-line tool, with its checksum. */
export default function ToolDownload(): ReactNode {
  const checksumUrl = useBaseUrl(`/${TOOL_FOLDER}/${TOOL_FILE}.sha256`);
  const ref = useRef<HTMLElement>(null);
  const checksum = useChecksum(checksumUrl, ref);
  return (
    <>
      <p>
        <DownloadLink file={TOOL_FILE} folder={TOOL_FOLDER} />
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

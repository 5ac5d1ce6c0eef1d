import React, {useRef, useState, type ReactNode} from 'react';
import CopyButton from '../../../CopyButton';
import {formatSize} from '@documentation/reference/internal/values/formatSize';
import {filesToSend} from './encodeLink';
import type {Props} from './ShareMenu';
import useLinks from './useLinks';
import styles from '../keep.module.css';

function dataLabel(count: number, size: number): string {
  return `Include ${count === 1 ? 'the data' : `the data of ${count} files`} (${formatSize(size)})`;
}

/** A link to the mapping, with a checkbox that includes the data. */
export default function ShareLink({draft, sampleName}: Props): ReactNode {
  const codeRef = useRef<HTMLElement>(null);
  const [wantsData, setWantsData] = useState(false);
  const links = useLinks(draft, sampleName);
  const files = filesToSend(draft, sampleName);
  const size = files.reduce((sum, {content}) => sum + content.size, 0);
  const hasData = wantsData && links?.full !== undefined;
  const link = hasData ? links.full : links?.short;

  return (
    <>
      <p className={styles.lead}>
        The link contains the mapping
        {sampleName !== undefined && (
          <>
            {' '}
            and the name of the sample <b>{sampleName}</b>
          </>
        )}
        . Nothing is sent to a server, and opening the link runs only the mapping that is shown.
      </p>
      {files.length > 0 && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={hasData}
            disabled={links?.full === undefined}
            onChange={({target}) => setWantsData(target.checked)}
          />
          <span>
            {dataLabel(files.length, size)}
            {links && links.full === undefined && (
              <small>
                Too large: the link would be longer than 8,000 characters. Download a bundle
                instead.
              </small>
            )}
          </span>
        </label>
      )}
      {links && link === undefined ? (
        <p className={styles.problem} role="alert">
          The mapping is too large for a link. Download a bundle instead.
        </p>
      ) : (
        <div className={styles.linkRow}>
          <code ref={codeRef} className={styles.link}>
            {link}
          </code>
          {link !== undefined && <CopyButton code={link} codeRef={codeRef} />}
        </div>
      )}
    </>
  );
}

import React, {type ReactNode} from 'react';
import DownloadLink, {type Props} from '../DownloadLink';

/** A download link for a sample file, on a line of its own. */
export default function SampleDownload({file}: Props): ReactNode {
  return (
    <p>
      <DownloadLink file={file} />
    </p>
  );
}

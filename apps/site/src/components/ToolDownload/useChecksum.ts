import {useEffect, useState, type RefObject} from 'react';
import {checksumPlaceholder} from '../../universal/commandLineTool';

/**
 * The checksum of a download. The build writes it into the page, which React leaves as it is. If the reader
 * comes from another page, it is loaded from a file.
 */
export default function useChecksum(
  file: string,
  url: string,
  ref: RefObject<HTMLElement | null>,
): string {
  const [checksum, setChecksum] = useState(checksumPlaceholder(file));
  useEffect(() => {
    if (ref.current?.textContent === checksumPlaceholder(file)) {
      fetch(url)
        .then((response) => (response.ok ? response.text() : Promise.reject(new Error(url))))
        .then((text) => setChecksum(text.split(' ')[0]!))
        // The page still links to the file.
        .catch(() => {});
    }
  }, [file, url, ref]);
  return checksum;
}

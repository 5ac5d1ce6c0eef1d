import {useEffect, useState, type RefObject} from 'react';
import {CHECKSUM_PLACEHOLDER} from '../../universal/commandLineTool';

/**
 * The checksum of the command-line tool. The build writes it into the page, which React leaves as it is. If the reader
 * comes from another page, it is loaded from a file.
 */
export default function useChecksum(url: string, ref: RefObject<HTMLElement | null>): string {
  const [checksum, setChecksum] = useState(CHECKSUM_PLACEHOLDER);
  useEffect(() => {
    if (ref.current?.textContent === CHECKSUM_PLACEHOLDER) {
      fetch(url)
        .then((response) => (response.ok ? response.text() : Promise.reject(new Error(url))))
        .then((text) => setChecksum(text.split(' ')[0]!))
        // The page still links to the file.
        .catch(() => {});
    }
  }, [url, ref]);
  return checksum;
}

import {useCallback} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const samples = new Map<string, Promise<Uint8Array>>();

async function fetchBytes(url: string): Promise<Uint8Array> {
  try {
    const response = await fetch(url);
    if (response.ok) {
      return new Uint8Array(await response.arrayBuffer());
    }
  } catch {
    // Without a connection, `fetch` throws instead of returning a response.
  }
  throw new Error(
    `The sample file ${url.split('/').at(-1)} couldn’t be loaded. Check your connection, then try again.`,
  );
}

/** Loads a sample file once. After a failure, the next call tries again. */
function readOnce(url: string): Promise<Uint8Array> {
  const known = samples.get(url) ?? fetchBytes(url);
  samples.set(url, known);
  known.catch(() => samples.delete(url));
  return known;
}

/** Returns a function that reads the bytes of a sample file, such as 'orders.csv'. */
export default function useReadSample(): (name: string) => Promise<Uint8Array> {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback((name) => readOnce(withBaseUrl(`/samples/${name}`)), [withBaseUrl]);
}

import {useCallback} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

const samples = new Map<string, Promise<Uint8Array>>();

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The sample file could not be loaded (status ${response.status}).`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads a sample file once; a failed attempt can be repeated. */
function readOnce(address: string): Promise<Uint8Array> {
  const known = samples.get(address) ?? fetchBytes(address);
  samples.set(address, known);
  known.catch(() => samples.delete(address));
  return known;
}

/** Gives the bytes of a sample file: 'orders.csv' */
export default function useReadSample(): (name: string) => Promise<Uint8Array> {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback((name) => readOnce(withBaseUrl(`/samples/${name}`)), [withBaseUrl]);
}

import {useCallback} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {Value} from '../../../functions/types';
import type {Input} from './draft';

const samples = new Map<string, Promise<Uint8Array>>();

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`The sample file could not be loaded (status ${response.status}).`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

/** Loads a sample file once; a failed attempt can be repeated. */
function readSample(address: string): Promise<Uint8Array> {
  const known = samples.get(address) ?? fetchBytes(address);
  samples.set(address, known);
  known.catch(() => samples.delete(address));
  return known;
}

/** '{"a": 1' → the sentence that says what is wrong with it */
export function jsonMistake(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return `The input isn’t JSON: ${(error as Error).message}`;
  }
}

/** Gives the value that an input stands for. */
export default function useInputValue(): (input: Input) => Promise<Value> {
  const {withBaseUrl} = useBaseUrlUtils();
  return useCallback(
    async (input) => {
      switch (input.kind) {
        case 'none':
          return null;
        case 'json':
          return JSON.parse(input.text) as Value;
        case 'text':
          return new TextEncoder().encode(input.text);
        case 'file':
          return input.bytes;
        case 'sample':
          return readSample(withBaseUrl(`/samples/${input.name}`));
      }
    },
    [withBaseUrl],
  );
}
